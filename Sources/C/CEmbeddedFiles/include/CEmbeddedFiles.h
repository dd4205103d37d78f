// Files of the repository inside the program. As array literals in Swift they take the compiler half a minute.
#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, which exist as long as the program.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} CEmbeddedFile;

// The samples of `almanac demo`.
CEmbeddedFile cembedded_demo_cover_jpg(void);
CEmbeddedFile cembedded_demo_today_json(void);
CEmbeddedFile cembedded_demo_lake_png(void);
CEmbeddedFile cembedded_demo_walk_png(void);
CEmbeddedFile cembedded_demo_letters_png(void);
CEmbeddedFile cembedded_demo_cake_png(void);
CEmbeddedFile cembedded_demo_icon_png(void);
CEmbeddedFile cembedded_demo_logo_png(void);

// Styles and scripts of the report on snapshots. Each ends with a line feed.
CEmbeddedFile cembedded_report_frame_css(void);
CEmbeddedFile cembedded_report_detail_css(void);
CEmbeddedFile cembedded_report_list_js(void);
CEmbeddedFile cembedded_report_lines_js(void);
CEmbeddedFile cembedded_report_stage_js(void);
CEmbeddedFile cembedded_report_detail_js(void);
CEmbeddedFile cembedded_report_start_js(void);

// The same for the page of `gallery`, and for the page of views and modifiers.
CEmbeddedFile cembedded_gallery_css(void);
CEmbeddedFile cembedded_gallery_js(void);
CEmbeddedFile cembedded_catalog_css(void);
CEmbeddedFile cembedded_catalog_js(void);

#endif
