# shellcheck shell=bash
# Sourced by other scripts: sets `release` to the options of `swift_build` for the tool that is installed, and `optimized` to
# those of the tests' build in `.ci/run`, which has the rest in Package.swift.

# What draws no picture is not optimized in a clone, so that the tool is ready sooner (Package.swift). With
# ALMANAC_OPTIMIZATION=full everything is, as in packages, and the tool is 6 MB smaller.
export ALMANAC_OPTIMIZATION=${ALMANAC_OPTIMIZATION:-partial}

# Debug information is half of the file, and an eighth of the compiler's time.
optimized=(-c release -debug-info-format none)
# The tests' build optimizes only modules of Almanac that draw (Package.swift), and no packages. A separate job for each module's
# interface would start others sooner, but both cores are busy.
if [[ -n ${ALMANAC_QUICK_TESTS:-} ]]; then
  optimized+=(-Xswiftc -Onone -Xswiftc -assert-config -Xswiftc Release -Xswiftc -no-emit-module-separately-wmo)
  # For tests that build packages in the same folder.
  export ALMANAC_BUILD_OPTIONS="${optimized[*]}"
fi
release=(
  "${optimized[@]}" --static-swift-stdlib -Xlinker --strip-all
  # The default linker prints a glibc warning about Foundation's use of mktemp at every link.
  -Xswiftc -use-ld=lld
  # Functions that nothing calls are left out, so the tool's own must not be exported.
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --no-export-dynamic
  # Functions create the metadata of generic types. Creating it from mangled names searches for conformances, which takes
  # a tenth of a cold picture.
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  # The dynamic linker searches libraries in this order, and most symbols are in the C library.
  -Xlinker -lc
)

# Functions of a picture lie next to each other (Scripts/order-functions). Until they are listed, the list is empty, but the linker
# needs the file.
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build_root=$folder
mkdir -p "$folder/.build"
[[ -e $folder/.build/functions.order ]] || : >"$folder/.build/functions.order"
release+=(
  -Xlinker "--symbol-ordering-file=$folder/.build/functions.order" -Xlinker --no-warn-symbol-ordering
  -Xlinker -T -Xlinker "$folder/Scripts/functions.ld"
)

# Packed relocations take 4 % of a short command less, and 3 MB less. The dynamic linker of older systems rejects them.
if [[ $(getconf GNU_LIBC_VERSION 2>/dev/null) =~ ^glibc\ ([0-9]+)\.([0-9]+)$ ]] &&
  ((BASH_REMATCH[1] > 2 || BASH_REMATCH[2] >= 36)); then
  release+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi

# The C++ library is linked statically: the shared one has 3,000 relocations, and only the tool needs it. The linker
# prefers a shared library in the same folder, so this folder contains only the archive.
archive=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
if [[ -f $archive ]]; then
  archives=$folder/.build/archives
  mkdir -p "$archives"
  ln -sf "$archive" "$archives/"
  release+=(-Xlinker "-L$archives")
fi

# Other options would compile everything again.
if [[ -n ${ALMANAC_QUICK_TESTS:-} ]]; then release=("${optimized[@]}"); fi
unset folder

# Builds the repository. SwiftPM takes seven seconds to plan anew if any variable of the environment has changed since the last
# build, also those that shells change by themselves.
swift_build() {
  (cd "$build_root" && unset OLDPWD && SHLVL=1 swift build "$@")
}
