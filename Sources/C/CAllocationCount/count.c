#include "CAllocationCount.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_long count;

void callocationcount_start(void) { atomic_store_explicit(&is_counting, true, memory_order_relaxed); }

long callocationcount_value(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_OWN_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)

// The dynamic linker takes these definitions for all libraries, because it searches the program first. Memory comes
// from glibc's allocator as before, so its other functions (free, aligned_alloc) need no definition here.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static void note_allocation(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  note_allocation();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note_allocation();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note_allocation();
  return __libc_realloc(memory, size);
}

bool callocationcount_works(void) { return true; }

#else

bool callocationcount_works(void) { return false; }

#endif
