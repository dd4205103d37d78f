// Error handling for libjpeg: one error manager for decoding and encoding.
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

/// `manager` is first, so that libjpeg's pointer to it is a pointer to the struct.
struct cjpeg_failure {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
  cjpeg_status status;
  cjpeg_report *report;
  /// No limit by default.
  uint32_t maximum_warnings;
  /// True if scans are read by independent decoders, to which their own scan seems out of order.
  bool has_scans_apart;
};

/// Prepares `failure` as the error manager for libjpeg's objects, and clears `report`.
struct jpeg_error_mgr *cjpeg_failure_prepare(struct cjpeg_failure *failure, cjpeg_report *report);

/// Leaves the current libjpeg call with a message of ours.
_Noreturn void cjpeg_fail(j_common_ptr info, cjpeg_status status, const char *message);

#pragma GCC visibility pop

#endif
