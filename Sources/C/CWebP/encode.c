#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

#include "include/CWebP.h"

static struct {
  __typeof__(WebPEncodeLosslessBGRA) *encode;
  void (*release)(void *);
} webp;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&webp.encode = dlsym(library, "WebPEncodeLosslessBGRA");
  *(void **)&webp.release = dlsym(library, "WebPFree");
}

cwebp_status cwebp_encode(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **file, size_t *count) {
  pthread_once(&once, load);
  if (webp.encode == NULL || webp.release == NULL) return CWEBP_MISSING_LIBRARY;
  size_t size = (size_t)width * 4 * height;
  uint8_t *straight = malloc(size);
  if (straight == NULL) return CWEBP_OUT_OF_MEMORY;
  for (size_t i = 0; i < size; i += 4) {
    unsigned alpha = pixels[i + 3];
    for (size_t channel = 0; channel < 3; channel++) {
      unsigned value = alpha == 0 ? 0 : (pixels[i + channel] * 255u + alpha / 2) / alpha;
      straight[i + channel] = (uint8_t)(value > 255 ? 255 : value);
    }
    straight[i + 3] = (uint8_t)alpha;
  }
  uint8_t *encoded = NULL;
  *count = webp.encode(straight, (int)width, (int)height, (int)width * 4, &encoded);
  free(straight);
  cwebp_status status = CWEBP_OUT_OF_MEMORY;
  if (*count > 0 && (*file = malloc(*count)) != NULL) {
    memcpy(*file, encoded, *count);
    status = CWEBP_OK;
  }
  webp.release(encoded);
  return status;
}
