// The names of C that widget sources see when they import Darwin: this system's, also as `Darwin.pow`.
@_exported public import Glibc
