// Compares the declarations of `libzip.h` with libzip's own header, if it is installed. Generates no code.
#if __has_include(<zip.h>)

#include <stddef.h>
#include <zip.h>

#include "libzip.h"

#define SAME(ours, theirs) _Static_assert((long)(ours) == (long)(theirs), "libzip numbers it otherwise")

SAME(FLAG_READ_ONLY, ZIP_RDONLY);
SAME(NAME_GUESSED, ZIP_FL_ENC_GUESS);
SAME(NAME_RAW, ZIP_FL_ENC_RAW);

SAME(CODE_OK, ZIP_ER_OK);
SAME(CODE_MULTI_DISK, ZIP_ER_MULTIDISK);
SAME(CODE_SEEK, ZIP_ER_SEEK);
SAME(CODE_READ, ZIP_ER_READ);
SAME(CODE_CHECKSUM, ZIP_ER_CRC);
SAME(CODE_ZLIB, ZIP_ER_ZLIB);
SAME(CODE_MEMORY, ZIP_ER_MEMORY);
SAME(CODE_METHOD, ZIP_ER_COMPNOTSUPP);
SAME(CODE_END, ZIP_ER_EOF);
SAME(CODE_INVALID, ZIP_ER_INVAL);
SAME(CODE_NO_ARCHIVE, ZIP_ER_NOZIP);
SAME(CODE_INCONSISTENT, ZIP_ER_INCONS);
SAME(CODE_ENCRYPTION, ZIP_ER_ENCRNOTSUPP);
SAME(CODE_NO_PASSWORD, ZIP_ER_NOPASSWD);
SAME(CODE_WRONG_PASSWORD, ZIP_ER_WRONGPASSWD);
SAME(CODE_UNSUPPORTED, ZIP_ER_OPNOTSUPP);
SAME(CODE_TELL, ZIP_ER_TELL);
SAME(CODE_COMPRESSED_DATA, ZIP_ER_COMPRESSED_DATA);

SAME(COMMAND_OPEN, ZIP_SOURCE_OPEN);
SAME(COMMAND_READ, ZIP_SOURCE_READ);
SAME(COMMAND_CLOSE, ZIP_SOURCE_CLOSE);
SAME(COMMAND_STAT, ZIP_SOURCE_STAT);
SAME(COMMAND_ERROR, ZIP_SOURCE_ERROR);
SAME(COMMAND_FREE, ZIP_SOURCE_FREE);
SAME(COMMAND_SEEK, ZIP_SOURCE_SEEK);
SAME(COMMAND_TELL, ZIP_SOURCE_TELL);
SAME(COMMAND_SUPPORTS, ZIP_SOURCE_SUPPORTS);

SAME(KNOWN_SIZE, ZIP_STAT_SIZE);
SAME(KNOWN_PACKED_SIZE, ZIP_STAT_COMP_SIZE);
SAME(KNOWN_METHOD, ZIP_STAT_COMP_METHOD);
SAME(KNOWN_ENCRYPTION, ZIP_STAT_ENCRYPTION_METHOD);

SAME(sizeof(struct archive_error), sizeof(struct zip_error));
SAME(offsetof(struct archive_error, system), offsetof(struct zip_error, sys_err));
SAME(sizeof(struct archive_seek), sizeof(struct zip_source_args_seek));
SAME(offsetof(struct archive_seek, whence), offsetof(struct zip_source_args_seek, whence));
SAME(sizeof(struct archive_stat), sizeof(struct zip_stat));
SAME(offsetof(struct archive_stat, size), offsetof(struct zip_stat, size));
SAME(offsetof(struct archive_stat, packed_size), offsetof(struct zip_stat, comp_size));
SAME(offsetof(struct archive_stat, method), offsetof(struct zip_stat, comp_method));
SAME(offsetof(struct archive_stat, encryption), offsetof(struct zip_stat, encryption_method));

#endif
