/// Why a comic, or a page of it, cannot be read. Each case names the archive or folder by its path; an entry is named as it
/// is in the archive.
public enum ComicBookError: Error, Hashable, Sendable {
  /// There is no such file or folder.
  case missing(file: String)
  /// The system does not read it.
  case unreadable(file: String, reason: String)
  /// It is neither a regular file nor a folder: a pipe, a device.
  case notAFile(file: String)
  /// Archives need libzip, which is not installed.
  case missingLibrary(file: String)
  /// The file is no zip archive; `found` says what it looks like.
  case notAnArchive(file: String, found: String)
  /// The archive is one part of several.
  case multiDisk(file: String)
  /// The archive's directory cannot be read.
  case damagedArchive(file: String, reason: String)
  /// There are more entries, or files in the folder, than are taken.
  case tooManyEntries(file: String, limit: Int)
  /// The archive's directory has more bytes than are read.
  case directoryTooLarge(file: String, limit: Int)
  /// There are none that are taken for pages.
  case noPictures(file: String)
  /// The entry is encrypted, as are all that could be pages.
  case encrypted(file: String, entry: String)
  /// The entry's bytes cannot be unpacked, or are not as many as the directory says.
  case damagedEntry(file: String, entry: String, reason: String)
  /// The entry's bytes are not those that were packed.
  case badChecksum(file: String, entry: String)
  /// The entry is packed in a way, by its number in the format, that libzip does not know.
  case unknownMethod(file: String, entry: String, method: Int)
  /// The entry has more bytes than a picture may have, as it claims or as it turned out.
  case tooLarge(file: String, entry: String, limit: Int)
  /// The entry unpacks to more than so many times its packed size, as only bombs do.
  case bomb(file: String, entry: String, ratio: Int)
  /// The entry is named as a picture and is none.
  case notAPicture(file: String, entry: String, reason: String)
  /// There is no picture at the index.
  case noSuchPicture(file: String, index: Int, count: Int)
  /// There is no page of the number.
  case noSuchPage(file: String, page: Int, last: Int)
  /// Memory ran out.
  case outOfMemory(file: String)
}

extension ComicBookError: CustomStringConvertible {
  /// One sentence without a full stop, the file and the entry in front.
  public var description: String {
    switch self {
    case .missing(let file): "\(file): there is no such file or folder"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notAFile(let file): "\(file): this is neither a regular file nor a folder"
    case .missingLibrary(let file): "\(file): archives cannot be opened, as libzip is not installed (Debian: libzip4)"
    case .notAnArchive(let file, let found): "\(file): not a comic in a zip archive but \(found)"
    case .multiDisk(let file): "\(file): this is one part of an archive of several; join them first"
    case .damagedArchive(let file, let reason): "\(file): the archive is damaged: \(reason)"
    case .tooManyEntries(let file, let limit): "\(file): there are more than \(limit) entries"
    case .directoryTooLarge(let file, let limit): "\(file): the archive's directory has more than \(limit >> 20) MiB"
    case .noPictures(let file): "\(file): there are no pictures in it (jpg, jpeg, png, webp or gif)"
    case .encrypted(let file, let entry): "\(file): \(entry): the pages are encrypted"
    case .damagedEntry(let file, let entry, let reason): "\(file): \(entry): the entry is damaged: \(reason)"
    case .badChecksum(let file, let entry): "\(file): \(entry): the entry is damaged: its checksum differs"
    case .unknownMethod(let file, let entry, let method):
      "\(file): \(entry): packed by method \(method), which is not known here"
    case .tooLarge(let file, let entry, let limit):
      "\(file): \(entry): has more than \(limit >> 20) MiB, the most that is read of it"
    case .bomb(let file, let entry, let ratio):
      "\(file): \(entry): unpacks to more than \(ratio) times its size, as no picture does"
    case .notAPicture(let file, let entry, let reason): "\(file): \(entry): not a page: \(reason)"
    case .noSuchPicture(let file, let index, let count): "\(file): there is no picture \(index) among \(count)"
    case .noSuchPage(let file, let page, let last): "\(file): there is no page \(page); the pages are 1 to \(last)"
    case .outOfMemory(let file): "\(file): there is not enough memory"
    }
  }
}
