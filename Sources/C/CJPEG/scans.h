// Reading the scans of a progressive file side by side, a row of blocks of each at a time.
//
// libjpeg reads one scan after another and so holds the coefficients of the whole picture: 3 bytes a pixel and more.
// But a scan's coded data says nothing of other scans, and all the bytes are there: with a decoder for each scan, all
// at the same row, the coefficients of that row are complete and can become pixels at once. The decoders share one row
// of blocks in place of libjpeg's virtual arrays, whose functions libjpeg lets an application replace.
//
// Each decoder but the first is given the tables that stand before its scan and then the file from there on, as if that
// were its first scan. So a file costs memory for its rows and some tens of kilobytes a scan.
#ifndef CJPEG_SCANS_H
#define CJPEG_SCANS_H

#include "script.h"
#include "source.h"

#pragma GCC visibility push(hidden)

/// One component's coefficients in the current row of blocks; libjpeg's handle of a virtual array is a pointer to it.
struct cjpeg_band {
  struct cjpeg_scans *scans;
  JBLOCKARRAY rows;
  JDIMENSION width, height;
};

struct cjpeg_scans {
  struct cjpeg_script script;
  /// One for each scan. The first is the caller's, which reads the file as it is and gives the pixels.
  j_decompress_ptr decoders[CJPEG_MOST_SCANS];
  struct jpeg_decompress_struct others[CJPEG_MOST_SCANS];
  struct cjpeg_source sources[CJPEG_MOST_SCANS];
  struct cjpeg_band bands[MAX_COMPONENTS];
  /// Decoders that take part; after a failure those before the one that failed.
  uint32_t count;
  /// The decoder that is reading, or being started.
  uint32_t current;
  /// Components for which that one has asked for an array.
  int requests;
  /// The row of blocks in the bands, counted in the largest blocks of all components.
  JDIMENSION row;
  /// False until all is ready for the first row.
  bool is_running;
  /// True when all scans have added to `row`.
  bool is_complete;
};

/// Opens a decoder for every scan of `script`, which has been read, and starts the output of `first`, which has read
/// its header and knows what to put out.
void cjpeg_scans_start(struct cjpeg_scans *scans, j_decompress_ptr first, const uint8_t *bytes, size_t length);

/// Reads what stands behind the last row of each scan.
void cjpeg_scans_finish(struct cjpeg_scans *scans);

/// Reads the next row of all scans without output; false when there is none, or no scan.
bool cjpeg_scans_step(struct cjpeg_scans *scans);

/// Frees all decoders but the caller's.
void cjpeg_scans_destroy(struct cjpeg_scans *scans);

#pragma GCC visibility pop

#endif
