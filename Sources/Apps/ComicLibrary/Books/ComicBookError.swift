/// Why a comic, or a page of it, cannot be read. `file` is the path of the archive or folder, `entry` the name in it.
public enum ComicBookError: Error, Hashable, Sendable {
  case missing(file: String)
  case unreadable(file: String, reason: String)
  /// A pipe or a device.
  case notAFile(file: String)
  /// libzip, which reads archives, is not installed.
  case missingLibrary(file: String)
  /// Not a zip archive; `found` says what it looks like.
  case notAnArchive(file: String, found: String)
  /// One part of a multi-part archive.
  case multiDisk(file: String)
  /// The directory of the archive cannot be read.
  case damagedArchive(file: String, reason: String)
  /// The archive or folder has more than `limit` files.
  case tooManyEntries(file: String, limit: Int)
  /// The directory of the archive is larger than `limit` bytes.
  case directoryTooLarge(file: String, limit: Int)
  case noImages(file: String)
  /// All entries that could be pages are encrypted.
  case encrypted(file: String, entry: String)
  /// The bytes of the entry cannot be unpacked, or do not match its declared size.
  case damagedEntry(file: String, entry: String, reason: String)
  case badChecksum(file: String, entry: String)
  /// libzip does not support the compression method (its number in the zip format).
  case unknownMethod(file: String, entry: String, method: Int)
  /// The entry is larger than `limit` bytes, as declared or as unpacked.
  case tooLarge(file: String, entry: String, limit: Int)
  /// The entry unpacks to more than `ratio` times its packed size.
  case bomb(file: String, entry: String, ratio: Int)
  /// The name of the entry is an image's, its content is not.
  case notAnImage(file: String, entry: String, reason: String)
  case noSuchImage(file: String, index: Int, count: Int)
  case noSuchPage(file: String, page: Int, last: Int)
  case outOfMemory(file: String)
}

extension ComicBookError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let file): "\(file): no such file or folder"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notAFile(let file): "\(file): neither a regular file nor a folder"
    case .missingLibrary(let file): "\(file): cannot open archives: libzip is not installed (Debian: libzip4)"
    case .notAnArchive(let file, let found): "\(file): not a zip archive (CBZ) but \(found)"
    case .multiDisk(let file): "\(file): multi-part archives are not supported; join the parts first"
    case .damagedArchive(let file, let reason): "\(file): damaged archive: \(reason)"
    case .tooManyEntries(let file, let limit): "\(file): too many entries (limit \(limit))"
    case .directoryTooLarge(let file, let limit): "\(file): archive directory too large (limit \(limit >> 20) MiB)"
    case .noImages(let file): "\(file): no images (jpg, jpeg, png, webp or gif)"
    case .encrypted(let file, let entry): "\(file): \(entry): encrypted pages are not supported"
    case .damagedEntry(let file, let entry, let reason): "\(file): \(entry): damaged entry: \(reason)"
    case .badChecksum(let file, let entry): "\(file): \(entry): damaged entry: checksum mismatch"
    case .unknownMethod(let file, let entry, let method):
      "\(file): \(entry): unsupported compression method \(method)"
    case .tooLarge(let file, let entry, let limit):
      "\(file): \(entry): too large (limit \(limit >> 20) MiB)"
    case .bomb(let file, let entry, let ratio):
      "\(file): \(entry): compression ratio too high (limit \(ratio):1)"
    case .notAnImage(let file, let entry, let reason): "\(file): \(entry): not a page: \(reason)"
    case .noSuchImage(let file, let index, let count): "\(file): no image \(index) among \(count)"
    case .noSuchPage(let file, let page, let last): "\(file): no page \(page); the pages are 1 to \(last)"
    case .outOfMemory(let file): "\(file): out of memory"
    }
  }
}
