# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the wheel with scikit-build-core, except inside a pre-commit hook.

pre-commit installs a hook by `pip install .` in a clone of this repository. Nobody wants to compile LLVM's users there:
what is installed then is an empty package that depends on the released wheel of the same version.
"""
import base64
import glob
import hashlib
import os
import re
import zipfile

NEEDS = ["scikit-build-core>=0.10", "ninja>=1.11"]


def in_hook():
    """pre-commit makes its environment, py_env-…, inside the clone before it installs."""
    return bool(glob.glob("py_env-*"))


def version():
    with open("CMakeLists.txt", encoding="utf-8") as file:
        return re.search(r"project\(cuda-tidy VERSION ([0-9.]+)", file.read()).group(1)


def hook_metadata():
    return f"Metadata-Version: 2.1\nName: cuda-tidy-hook\nVersion: {version()}\nRequires-Dist: cuda-tidy=={version()}\n"


def hook_wheel(folder):
    name = f"cuda_tidy_hook-{version()}"
    info = f"{name}.dist-info"
    files = {f"{info}/METADATA": hook_metadata(),
             f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: cuda-tidy\nRoot-Is-Purelib: true\nTag: py3-none-any\n"}
    record = ""
    for path, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(text)}\n"
    files[f"{info}/RECORD"] = record + f"{info}/RECORD,,\n"
    wheel = f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, wheel), "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return wheel


def scikit():
    import scikit_build_core.build
    return scikit_build_core.build


def get_requires_for_build_wheel(config_settings=None):
    return [] if in_hook() else NEEDS


def get_requires_for_build_sdist(config_settings=None):
    return NEEDS


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    if not in_hook():
        return scikit().prepare_metadata_for_build_wheel(metadata_directory, config_settings)
    info = f"cuda_tidy_hook-{version()}.dist-info"
    os.makedirs(os.path.join(metadata_directory, info))
    with open(os.path.join(metadata_directory, info, "METADATA"), "w", encoding="utf-8") as file:
        file.write(hook_metadata())
    return info


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    if in_hook():
        return hook_wheel(wheel_directory)
    return scikit().build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory, config_settings=None):
    return scikit().build_sdist(sdist_directory, config_settings)
