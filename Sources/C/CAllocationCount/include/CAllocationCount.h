// The number of allocations of the process, which no function of glibc tells.
#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H

#include <stdbool.h>

/// Starts counting, in all threads and libraries.
void callocationcount_start(void);

/// The calls of malloc, calloc and realloc since the start; 0 if they cannot be counted in this program.
long callocationcount_value(void);

/// Whether they can be counted: with glibc, and without a sanitizer, which has an allocator of its own.
bool callocationcount_works(void);

#endif
