// The sign of a toolkit folder.
