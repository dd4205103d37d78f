import Diagnostics
package import Foundation
import HTTPFetching
import ImagePipeline
package import SystemIO

/// A disk cache of remote images, one file each in one folder.
///
/// Any number of processes may share the folder: files are replaced atomically, and missing or incomplete files are
/// cache misses. The modification date is the time of the last use.
package struct ResponseCache: Sendable {
  private let folder: CacheFolder

  /// - Parameters:
  ///   - folder: Created with the first copy, readable only by its owner, as a URL or an image may be secret.
  ///   - byteBudget: The total size of the files (default: 256 MiB). The least recently used are evicted.
  package init(folder: URL, byteBudget: Int = 256 << 20) {
    self.folder = CacheFolder(folder, byteBudget: byteBudget)
  }

  /// The copy of the response for `url`. Updates its last use to `now`.
  package func copy(of url: URL, now: Date) -> CachedResponse? {
    let path = path(of: url)
    guard let data = try? ImageFile.contents(ofFile: path), let copy = CachedResponse(file: data),
      copy.head.address == url.redacted
    else { return nil }
    Self.touch(path, now)
    return copy
  }

  /// Stores a copy, replacing an older one, and evicts others if the budget is exceeded.
  ///
  /// - Throws: The system's error if the file cannot be written.
  package func keep(_ copy: CachedResponse, of url: URL, now: Date) throws(AtomicFileError) {
    guard let file = copy.file, file.count <= folder.byteBudget else { return remove(url) }
    // The mode of an existing folder is the owner's choice.
    try? FileManager.default.createDirectory(
      at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = path(of: url)
    try AtomicFile.write(file, to: path)
    Self.touch(path, now)
    folder.evict(besides: URL(fileURLWithPath: path).lastPathComponent, now: now)
  }

  package func remove(_ url: URL) { unlink(path(of: url)) }

  private func path(of url: URL) -> String {
    folder.url.appending(path: "\(url.cacheFileName).picture", directoryHint: .notDirectory).path
  }

  private static func touch(_ path: String, _ date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}

extension URL {
  /// FNV-1a in 128 bits. Collisions can be made on purpose; `CachedResponse.Head.address` detects them unless both
  /// URLs belong to one server, which can return anything in any case.
  fileprivate var cacheFileName: String {
    var sum = UInt128(0x6C62_272E_07BB_0142) << 64 | UInt128(0x62B8_2175_6295_C58D)
    let prime = UInt128(0x0000_0000_0100_0000) << 64 | UInt128(0x0000_0000_0000_013B)
    for byte in withoutFragment.utf8 { sum = (sum ^ UInt128(byte)) &* prime }
    return String(sum, radix: 16)
  }
}
