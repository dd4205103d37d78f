// The way out of libjpeg: one error manager for decoding and encoding.
#ifndef CJPEG_FAILURE_H
#define CJPEG_FAILURE_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

#include "CJPEG.h"

#pragma GCC visibility push(hidden)

/// `manager` comes first, so that libjpeg's pointer to it is a pointer to the whole.
struct cjpeg_failure {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
  cjpeg_status status;
  cjpeg_report *report;
  /// No limit until somebody sets one.
  uint32_t maximum_warnings;
  /// True when scans are read by decoders that do not know of each other, to each of which its own seems out of turn.
  bool has_scans_apart;
};

/// Makes `failure` the error manager that libjpeg's objects can be created with, and clears `report`.
struct jpeg_error_mgr *cjpeg_failure_prepare(struct cjpeg_failure *failure, cjpeg_report *report);

/// Leaves the current libjpeg call with a message of our own.
_Noreturn void cjpeg_fail(j_common_ptr info, cjpeg_status status, const char *message);

#pragma GCC visibility pop

#endif
