internal import CArchive
internal import Foundation
internal import ImageCodecs
import SystemIO

/// A zip archive. Its directory is read when it is opened, each entry on demand.
///
/// The content is not trusted: names are only compared and shown, and bytes are counted while they are unpacked.
final class ComicArchive: @unchecked Sendable {
  /// The maximum number of entries: the format's, without its zip64 extension.
  static let entryLimit = 65_535
  /// The maximum size of the directory in bytes: 128 for each entry.
  static let directoryLimit = 8 << 20

  /// The path of the archive, for errors.
  let file: String
  /// In the order of the directory.
  let entries: [ComicEntry]
  // A libzip archive must not be used by two threads at a time.
  private let lock = NSLock()
  private let archive: OpaquePointer

  /// Opens the archive at `path` and reads its directory.
  ///
  /// - Parameter path: A regular file, or a link to one.
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.notAFile`, `.missingLibrary`, `.notAnArchive`,
  ///   `.multiDisk`, `.damagedArchive`, `.tooManyEntries`, `.directoryTooLarge`, `.outOfMemory`.
  convenience init(path: String) throws(ComicBookError) {
    let descriptor = try ComicFile.open(path, in: AT_FDCWD, file: path)
    try self.init(descriptor, size: ComicFile.checkedSize(of: descriptor, file: path), file: path)
  }

  private init(_ descriptor: Int32, size: Int, file: String) throws(ComicBookError) {
    // Before libzip owns the descriptor.
    let start = ComicFile.beginning(of: descriptor, count: 512)
    // libzip treats an empty file as an archive without entries.
    guard size > 0 else {
      close(descriptor)
      throw .notAnArchive(file: file, found: FileKind(of: start).description)
    }
    var (opened, code): (OpaquePointer?, Int32) = (nil, 0)
    let status = carchive_open(descriptor, Int64(size), Int64(Self.directoryLimit), &opened, &code)
    guard status == CARCHIVE_OK, let opened else { throw Self.failure(status, code, file: file, start: start) }
    do throws(ComicBookError) {
      entries = try Self.list(opened, file: file)
    } catch {
      carchive_close(opened)
      throw error
    }
    (self.file, archive) = (file, opened)
  }

  deinit { carchive_close(archive) }

  private static func list(_ archive: OpaquePointer, file: String) throws(ComicBookError) -> [ComicEntry] {
    let count = carchive_count(archive)
    guard count <= entryLimit else { throw .tooManyEntries(file: file, limit: entryLimit) }
    var entries: [ComicEntry] = []
    entries.reserveCapacity(Int(count))
    for index in 0..<count {
      var entry = carchive_entry()
      let status = carchive_describe(archive, index, &entry)
      guard status == CARCHIVE_OK else { throw failure(status, 0, file: file, start: Data()) }
      entries.append(ComicEntry(entry))
    }
    return entries
  }

  private static func failure(
    _ status: carchive_status, _ code: Int32, file: String, start: Data
  ) -> ComicBookError {
    switch status {
    case CARCHIVE_MISSING_LIBRARY: return .missingLibrary(file: file)
    case CARCHIVE_MULTI_DISK: return .multiDisk(file: file)
    case CARCHIVE_DIRECTORY_TOO_LARGE: return .directoryTooLarge(file: file, limit: directoryLimit)
    case CARCHIVE_UNREADABLE: return .unreadable(file: file, reason: SystemError(code).description)
    case CARCHIVE_OUT_OF_MEMORY: return .outOfMemory(file: file)
    case CARCHIVE_NO_ARCHIVE where start.starts(with: Array("PK".utf8)):
      return .damagedArchive(file: file, reason: "no directory at the end; the file may be truncated")
    case CARCHIVE_NO_ARCHIVE: return .notAnArchive(file: file, found: FileKind(of: start).description)
    default: return .damagedArchive(file: file, reason: "its directory is inconsistent")
    }
  }
}

extension ComicArchive {
  /// The number of bytes read from the file so far.
  var bytesRead: Int { lock.withLock { Int(clamping: carchive_bytes_read(archive)) } }

  /// The unpacked bytes of an entry.
  ///
  /// - Parameters:
  ///   - index: The index of the entry in ``entries``.
  ///   - limits: How many bytes may be unpacked. They are counted; the declared size is not trusted.
  /// - Throws: `ComicBookError.tooLarge`, `.bomb`, `.damagedEntry`, `.badChecksum`, `.encrypted`, `.unknownMethod`,
  ///   `.unreadable`, `.outOfMemory`.
  func contents(of index: Int, limits: UnpackingLimits = .standard) throws(ComicBookError) -> Data {
    let entry = entries[index]
    guard entry.size <= limits.bytes else { throw .tooLarge(file: file, entry: entry.name, limit: limits.bytes) }
    if let ratio = limits.excess(of: entry) { throw .bomb(file: file, entry: entry.name, ratio: ratio) }
    // One byte more than declared: libzip compares the checksum only after the last byte, and this finds a wrong
    // size.
    let data = try unpack(index, count: Int(entry.size) + 1)
    guard data.count == Int(entry.size) else {
      let reason =
        data.count > Int(entry.size) ? "larger than its declared size" : "smaller than its declared size"
      throw .damagedEntry(file: file, entry: entry.name, reason: reason)
    }
    return data
  }

  /// The first `count` bytes of an entry, or all if it is shorter. Their checksum may be unchecked.
  ///
  /// - Throws: The errors of ``contents(of:limits:)``, except for the limits.
  func beginning(of index: Int, count: Int) throws(ComicBookError) -> Data { try unpack(index, count: count) }

  private func unpack(_ index: Int, count: Int) throws(ComicBookError) -> Data {
    // Untouched memory costs nothing, whatever size the entry declares.
    guard let memory = malloc(count) else { throw .outOfMemory(file: file) }
    var (filled, code): (Int, Int32) = (0, 0)
    let status = lock.withLock {
      carchive_read(archive, UInt64(index), memory.assumingMemoryBound(to: UInt8.self), count, &filled, &code)
    }
    guard status == CARCHIVE_OK else {
      free(memory)
      throw failure(status, code, entries[index])
    }
    return Data(bytesNoCopy: memory, count: filled, deallocator: .free)
  }

  private func failure(_ status: carchive_status, _ code: Int32, _ entry: ComicEntry) -> ComicBookError {
    switch status {
    case CARCHIVE_BAD_CHECKSUM: .badChecksum(file: file, entry: entry.name)
    case CARCHIVE_ENCRYPTED: .encrypted(file: file, entry: entry.name)
    case CARCHIVE_UNKNOWN_METHOD: .unknownMethod(file: file, entry: entry.name, method: entry.method)
    case CARCHIVE_UNREADABLE: .unreadable(file: file, reason: SystemError(code).description)
    case CARCHIVE_OUT_OF_MEMORY: .outOfMemory(file: file)
    case CARCHIVE_TRUNCATED: .damagedEntry(file: file, entry: entry.name, reason: "truncated")
    default: .damagedEntry(file: file, entry: entry.name, reason: "decompression failed")
    }
  }
}
