// Reads the scans of a progressive file in parallel, one row of blocks of each at a time.
//
// libjpeg reads one scan after another and so keeps the coefficients of the whole picture in memory: 3 bytes per
// pixel and more. But the coded data of a scan is independent of other scans, and all the bytes are available: with a
// decoder for each scan, all at the same row, the coefficients of that row are complete and can be output at once.
// The decoders share one row of blocks instead of libjpeg's virtual arrays, whose functions libjpeg lets an
// application replace.
//
// Each decoder except the first reads the tables before its scan and then the file from there on, as if that were its
// first scan. So a file needs memory for its rows and some tens of kilobytes per scan.
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
  /// One for each scan. The first is the caller's, which reads the file from its start and outputs the pixels.
  j_decompress_ptr decoders[CJPEG_MOST_SCANS];
  struct jpeg_decompress_struct others[CJPEG_MOST_SCANS];
  struct cjpeg_source sources[CJPEG_MOST_SCANS];
  struct cjpeg_band bands[MAX_COMPONENTS];
  /// The number of active decoders; after a failure those before the failed one.
  uint32_t count;
  /// The decoder that is reading, or being started.
  uint32_t current;
  /// The number of components for which that decoder has requested an array.
  int requests;
  /// The row of blocks in the bands, in units of the largest blocks of all components.
  JDIMENSION row;
  /// False until the first row can be read.
  bool is_running;
  /// True if all scans have been read up to `row`.
  bool is_complete;
};

/// Opens a decoder for every scan of `script` and starts the output of `first`, which has read its header and has its
/// output settings.
void cjpeg_scans_start(struct cjpeg_scans *scans, j_decompress_ptr first, const uint8_t *bytes, size_t length);

/// Reads the data after the last row of each scan.
void cjpeg_scans_finish(struct cjpeg_scans *scans);

/// Reads the next row of all scans without output; false if there is none, or no scan.
bool cjpeg_scans_step(struct cjpeg_scans *scans);

/// Frees all decoders except the caller's.
void cjpeg_scans_destroy(struct cjpeg_scans *scans);

#pragma GCC visibility pop

#endif
