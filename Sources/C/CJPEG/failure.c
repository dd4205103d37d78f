#include "failure.h"

#include <string.h>

#include <jerror.h>

enum { END_OF_IMAGE = 0xD9 };

/// The status for libjpeg's error code. Codes that are not listed mean corrupt bytes.
static cjpeg_status status_of_error(int code) {
  switch (code) {
  case JERR_NO_SOI:
    return CJPEG_NOT_JPEG;
  case JERR_INPUT_EMPTY:
  case JERR_INPUT_EOF:
    return CJPEG_TRUNCATED;
  case JERR_IMAGE_TOO_BIG:
  case JERR_WIDTH_OVERFLOW:
    return CJPEG_TOO_LARGE;
  case JERR_OUT_OF_MEMORY:
  case JERR_NO_BACKING_STORE:
  case JERR_BAD_ALLOC_CHUNK:
    return CJPEG_OUT_OF_MEMORY;
  case JERR_ARITH_NOTIMPL:
  case JERR_BAD_PRECISION:
  case JERR_CCIR601_NOTIMPL:
  case JERR_COMPONENT_COUNT:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_EMPTY_IMAGE:
  case JERR_FRACT_SAMPLE_NOTIMPL:
  case JERR_NOTIMPL:
  case JERR_NOT_COMPILED:
  case JERR_SOF_UNSUPPORTED:
    return CJPEG_UNSUPPORTED;
  default:
    return CJPEG_CORRUPT;
  }
}

/// True for the warnings after which libjpeg continues with invented pixels.
static bool is_damage(int code) {
  switch (code) {
  case JWRN_ARITH_BAD_CODE:
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_MUST_RESYNC:
    return true;
  default:
    return false;
  }
}

/// Complete rows of the stored picture. libjpeg counts them in rows of blocks.
static uint32_t rows_read(j_common_ptr common) {
  if (!common->is_decompressor) return ((j_compress_ptr)common)->next_scanline;
  j_decompress_ptr info = (j_decompress_ptr)common;
  uint64_t rows = (uint64_t)info->input_iMCU_row * (uint64_t)info->max_v_samp_factor * DCTSIZE;
  return rows < info->image_height ? (uint32_t)rows : info->image_height;
}

static void note_place(j_common_ptr common, cjpeg_report *report) {
  report->row = rows_read(common);
  if (!common->is_decompressor) return;
  report->width = ((j_decompress_ptr)common)->image_width;
  report->height = ((j_decompress_ptr)common)->image_height;
}

/// libjpeg writes up to JMSG_LENGTH_MAX bytes; the report has room for them.
_Static_assert(CJPEG_MESSAGE_LENGTH >= JMSG_LENGTH_MAX, "a message of libjpeg must fit the report");

_Noreturn static void leave(j_common_ptr info, cjpeg_status status) {
  struct cjpeg_failure *failure = (struct cjpeg_failure *)info->err;
  note_place(info, failure->report);
  failure->status = status;
  longjmp(failure->escape, 1);
}

_Noreturn static void leave_with_message_of_libjpeg(j_common_ptr info) {
  struct cjpeg_failure *failure = (struct cjpeg_failure *)info->err;
  failure->manager.format_message(info, failure->report->message);
  leave(info, status_of_error(failure->manager.msg_code));
}

static void hear_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  struct cjpeg_failure *failure = (struct cjpeg_failure *)info->err;
  if (failure->has_scans_apart && failure->manager.msg_code == JWRN_BOGUS_PROGRESSION) return;
  cjpeg_report *report = failure->report;
  if (is_damage(failure->manager.msg_code)) {
    failure->manager.format_message(info, report->message);
    bool is_at_end = info->is_decompressor && ((j_decompress_ptr)info)->unread_marker == END_OF_IMAGE;
    bool is_short = failure->manager.msg_code == JWRN_HIT_MARKER && is_at_end;
    leave(info, is_short ? CJPEG_TRUNCATED : CJPEG_CORRUPT);
  }
  if (report->warning_count == 0) {
    failure->manager.format_message(info, report->first_warning);
    report->first_warning_row = rows_read(info);
  }
  report->warning_count += 1;
  if (report->warning_count > failure->maximum_warnings) {
    cjpeg_fail(info, CJPEG_TOO_MANY_WARNINGS, "");
  }
}

static void stay_silent(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *cjpeg_failure_prepare(struct cjpeg_failure *failure, cjpeg_report *report) {
  memset(report, 0, sizeof *report);
  failure->status = CJPEG_OK;
  failure->report = report;
  failure->maximum_warnings = UINT32_MAX - 1;
  failure->has_scans_apart = false;
  struct jpeg_error_mgr *manager = jpeg_std_error(&failure->manager);
  manager->error_exit = leave_with_message_of_libjpeg;
  manager->emit_message = hear_message;
  manager->output_message = stay_silent;
  return manager;
}

void cjpeg_fail(j_common_ptr info, cjpeg_status status, const char *message) {
  struct cjpeg_failure *failure = (struct cjpeg_failure *)info->err;
  snprintf(failure->report->message, sizeof failure->report->message, "%s", message);
  leave(info, status);
}
