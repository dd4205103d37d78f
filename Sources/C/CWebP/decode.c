#include <dlfcn.h>
#include <pthread.h>
#include <webp/decode.h>

#include "include/CWebP.h"

// The library's functions, as declared in its own header.
static struct {
  __typeof__(WebPGetFeaturesInternal) *get_features;
  __typeof__(WebPInitDecoderConfigInternal) *init_config;
  __typeof__(WebPDecode) *decode;
} webp;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_there;

static void load(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&webp.get_features = dlsym(library, "WebPGetFeaturesInternal");
  *(void **)&webp.init_config = dlsym(library, "WebPInitDecoderConfigInternal");
  *(void **)&webp.decode = dlsym(library, "WebPDecode");
  is_there = webp.get_features != NULL && webp.init_config != NULL && webp.decode != NULL;
}

static bool find_library(void) {
  pthread_once(&once, load);
  return is_there;
}

static cwebp_status status_of(VP8StatusCode code) {
  switch (code) {
  case VP8_STATUS_OK: return CWEBP_OK;
  case VP8_STATUS_OUT_OF_MEMORY: return CWEBP_OUT_OF_MEMORY;
  case VP8_STATUS_UNSUPPORTED_FEATURE: return CWEBP_UNSUPPORTED;
  case VP8_STATUS_SUSPENDED:
  case VP8_STATUS_NOT_ENOUGH_DATA: return CWEBP_TRUNCATED;
  default: return CWEBP_CORRUPT;
  }
}

cwebp_status cwebp_read_header(const uint8_t *bytes, size_t length, cwebp_header *header) {
  if (!find_library()) return CWEBP_MISSING_LIBRARY;
  WebPBitstreamFeatures features;
  cwebp_status status = status_of(webp.get_features(bytes, length, &features, WEBP_DECODER_ABI_VERSION));
  if (status != CWEBP_OK) return status;
  if (features.has_animation) return CWEBP_UNSUPPORTED;
  if (features.width <= 0 || features.height <= 0) return CWEBP_CORRUPT;
  header->width = (uint32_t)features.width;
  header->height = (uint32_t)features.height;
  header->has_alpha = features.has_alpha != 0;
  header->is_lossless = features.format == 2;
  return CWEBP_OK;
}

cwebp_status cwebp_decode(
    const uint8_t *bytes, size_t length, uint8_t *pixels, uint32_t width, uint32_t height, bool is_premultiplied) {
  cwebp_header header;
  cwebp_status status = cwebp_read_header(bytes, length, &header);
  if (status != CWEBP_OK) return status;
  WebPDecoderConfig config;
  if (!webp.init_config(&config, WEBP_DECODER_ABI_VERSION)) return CWEBP_MISSING_LIBRARY;
  if (width == 0 || height == 0 || width > INT32_MAX / 4 || height > INT32_MAX) return CWEBP_CORRUPT;
  if (width != header.width || height != header.height) {
    config.options.use_scaling = 1;
    config.options.scaled_width = (int)width;
    config.options.scaled_height = (int)height;
  }
  config.output.colorspace = is_premultiplied ? MODE_bgrA : MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)width * 4;
  config.output.u.RGBA.size = (size_t)width * 4 * height;
  return status_of(webp.decode(bytes, length, &config));
}
