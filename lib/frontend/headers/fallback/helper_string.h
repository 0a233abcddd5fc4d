// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CUDA samples' header of this name offers: arguments of the command line, and the samples' files. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef COMMON_HELPER_STRING_H_
#define COMMON_HELPER_STRING_H_
#pragma clang system_header

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if __has_include(<fstream>)
#include <fstream>
#include <string>
#endif

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(Name, Length, Path) strcpy(Name, Path)
#define FOPEN(File, Name, Mode) (File = fopen(Name, Mode))
#define FOPEN_FAIL(Result) ((Result) == NULL)
#define SSCANF sscanf
#define SPRINTF sprintf

int stringRemoveDelimiter(char, const char *);
int getFileExtension(char *, char **);
bool checkCmdLineFlag(const int, const char **, const char *);
template <class __t> bool getCmdLineArgumentValue(const int, const char **, const char *, __t *);
int getCmdLineArgumentInt(const int, const char **, const char *);
float getCmdLineArgumentFloat(const int, const char **, const char *);
bool getCmdLineArgumentString(const int, const char **, const char *, char **);
char *sdkFindFilePath(const char *, const char *);

#endif
