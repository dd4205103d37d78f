#include "scans.h"

#include <string.h>

/// libjpeg requests an array for each component, in order. The first decoder owns the arrays that all share.
static jvirt_barray_ptr lend_band(
    j_common_ptr info, int pool, boolean is_cleared, JDIMENSION width, JDIMENSION height, JDIMENSION window) {
  (void)is_cleared, (void)height, (void)window;
  struct cjpeg_scans *scans = info->client_data;
  j_decompress_ptr first = scans->decoders[0];
  if (scans->requests >= first->num_components) cjpeg_fail(info, CJPEG_CORRUPT, "the scans have different components");
  struct cjpeg_band *band = &scans->bands[scans->requests];
  if (info == (j_common_ptr)first) {
    band->scans = scans;
    band->width = width;
    band->height = (JDIMENSION)first->comp_info[scans->requests].v_samp_factor;
    band->rows = info->mem->alloc_barray(info, pool, band->width, band->height);
  }
  scans->requests += 1;
  return (jvirt_barray_ptr)band;
}

static void begin_row(struct cjpeg_scans *scans, JDIMENSION row) {
  for (int i = 0; i < scans->decoders[0]->num_components; i++) {
    struct cjpeg_band *band = &scans->bands[i];
    for (JDIMENSION y = 0; y < band->height; y++) memset(band->rows[y], 0, band->width * sizeof(JBLOCK));
  }
  scans->row = row;
  scans->is_complete = false;
}

/// The other scans' part of the row that the first one has read.
static void complete_row(struct cjpeg_scans *scans) {
  for (uint32_t i = 1; i < scans->count; i++) {
    scans->current = i;
    jpeg_consume_input(scans->decoders[i]);
  }
  scans->current = 0;
  scans->is_complete = true;
}

/// Called for each row of blocks that is read (`is_writable`) or output. The first decoder sets the pace: it reads a
/// row, and outputs it before it reads the next.
static JBLOCKARRAY take_rows(
    j_common_ptr info, jvirt_barray_ptr array, JDIMENSION start, JDIMENSION count, boolean is_writable) {
  struct cjpeg_band *band = (struct cjpeg_band *)array;
  struct cjpeg_scans *scans = band->scans;
  JDIMENSION row = start / band->height;
  bool is_first = info == (j_common_ptr)scans->decoders[0];
  if (is_first && is_writable && row == scans->row + 1) begin_row(scans, row);
  if (count != band->height || start % band->height != 0 || row != scans->row) {
    cjpeg_fail(info, CJPEG_BAD_CALL, "a scan is not at the row of the others");
  }
  if (!is_writable && !scans->is_complete) complete_row(scans);
  return band->rows;
}

static void share_bands(struct cjpeg_scans *scans, j_decompress_ptr info) {
  scans->decoders[scans->current] = info;
  scans->requests = 0;
  info->client_data = scans;
  info->progress = NULL;
  info->mem->request_virt_barray = lend_band;
  info->mem->access_virt_barray = take_rows;
  info->buffered_image = TRUE;
  // It would read the adjacent rows, and a complete file does not need it.
  info->do_block_smoothing = FALSE;
  jpeg_start_decompress(info);
}

/// Opens a decoder that treats the current scan as its first one. It only reads coefficients.
static void open_scan(struct cjpeg_scans *scans, const uint8_t *bytes, size_t length) {
  j_decompress_ptr first = scans->decoders[0], info = &scans->others[scans->current];
  info->err = first->err;
  jpeg_create_decompress(info);
  info->mem->max_memory_to_use = first->mem->max_memory_to_use;
  size_t start = scans->script.scans[scans->current].start;
  struct cjpeg_source *source = &scans->sources[scans->current];
  cjpeg_source_attach(info, source, scans->script.tables, scans->script.scans[scans->current].tables_length);
  source->next = bytes + start;
  source->next_length = length - start;
  jpeg_read_header(info, TRUE);
  info->raw_data_out = TRUE;
  info->out_color_space = info->jpeg_color_space;
  share_bands(scans, info);
}

/// A decoder has the quantization tables of its own scan's components; the output decoder needs all.
static void gather_tables(struct cjpeg_scans *scans) {
  j_decompress_ptr first = scans->decoders[0];
  for (int i = 0; i < first->num_components; i++) {
    for (uint32_t k = 1; k < scans->count && first->comp_info[i].quant_table == NULL; k++) {
      first->comp_info[i].quant_table = scans->decoders[k]->comp_info[i].quant_table;
    }
  }
}

void cjpeg_scans_start(struct cjpeg_scans *scans, j_decompress_ptr first, const uint8_t *bytes, size_t length) {
  scans->current = 0;
  share_bands(scans, first);
  for (uint32_t i = 1; i < scans->script.count; i++) {
    scans->current = i;
    open_scan(scans, bytes, length);
  }
  scans->current = 0;
  scans->count = scans->script.count;
  gather_tables(scans);
  begin_row(scans, 0);
  jpeg_start_output(first, 1);
  scans->is_running = true;
}

void cjpeg_scans_finish(struct cjpeg_scans *scans) {
  jpeg_finish_output(scans->decoders[0]);
  for (uint32_t i = 1; i < scans->count; i++) {
    scans->current = i;
    jpeg_consume_input(scans->decoders[i]);
  }
}

bool cjpeg_scans_step(struct cjpeg_scans *scans) {
  if (scans->count == 0 || scans->row + 1 >= scans->decoders[0]->total_iMCU_rows) return false;
  scans->current = 0;
  jpeg_consume_input(scans->decoders[0]);
  complete_row(scans);
  return true;
}

void cjpeg_scans_destroy(struct cjpeg_scans *scans) {
  // One that was never created is all zeros, which libjpeg treats as destroyed.
  for (uint32_t i = 1; i < CJPEG_MOST_SCANS; i++) jpeg_destroy_decompress(&scans->others[i]);
}
