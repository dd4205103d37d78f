#include "CKeyHash.h"

#include <crypt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

// A key has 128 random bits, so that many rounds would add nothing.
static const char prefix[] = "$5$rounds=1000$";

static bool hash(const char *key, const char *setting, char *text, size_t capacity) {
  struct crypt_data *data = calloc(1, sizeof *data);
  const char *result = data ? crypt_r(key, setting, data) : NULL;
  bool done = result && result[0] != '*' && strlen(result) < capacity;
  if (done) strcpy(text, result);
  free(data);
  return done;
}

bool ckeyhash_make(const char *key, char *text, size_t capacity) {
  static const char letters[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  unsigned char random[16];
  if (getrandom(random, sizeof random, 0) != sizeof random) return false;
  char setting[sizeof prefix + sizeof random + 1];
  size_t count = sizeof prefix - 1;
  memcpy(setting, prefix, count);
  for (size_t i = 0; i < sizeof random; i++) setting[count++] = letters[random[i] & 63];
  setting[count++] = '$';
  setting[count] = '\0';
  return hash(key, setting, text, capacity);
}

bool ckeyhash_matches(const char *key, const char *text) {
  char own[128];
  if (strncmp(text, prefix, sizeof prefix - 1) != 0 || !hash(key, text, own, sizeof own)) return false;
  size_t count = strlen(own);
  if (strlen(text) != count) return false;
  unsigned char difference = 0;
  for (size_t i = 0; i < count; i++) difference |= (unsigned char)(own[i] ^ text[i]);
  return difference == 0;
}
