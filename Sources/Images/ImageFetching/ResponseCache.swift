import ImagePipeline
package import AtomicFiles
import Diagnostics
package import Foundation
import HTTPFetching

/// Copies of pictures with an address, each a file of its own in one folder.
///
/// Any number of processes may share the folder: files are replaced as a whole, what another one took away is not there,
/// and what is not whole counts as not there. When a file was last used is its date of modification.
package struct ResponseCache: Sendable {
  private let folder: CacheFolder

  /// - Parameters:
  ///   - folder: Made with the first copy, for its owner alone: an address may be a secret, and its picture too.
  ///   - byteBudget: The most bytes that files in it have together, 256 MiB unless given. The least recently used go first.
  package init(folder: URL, byteBudget: Int = 256 << 20) {
    self.folder = CacheFolder(folder, byteBudget: byteBudget)
  }

  /// The copy of what `url` gave; it counts as used at `now`.
  package func copy(of url: URL, now: Date) -> CachedResponse? {
    let path = path(of: url)
    guard let data = try? ImageFile.contents(ofFile: path), let copy = CachedResponse(file: data),
      copy.head.address == url.redacted
    else { return nil }
    Self.touch(path, now)
    return copy
  }

  /// Keeps a copy in the place of an older one, and takes others away where there are too many.
  ///
  /// - Throws: What the system says where nothing can be written.
  package func keep(_ copy: CachedResponse, of url: URL, now: Date) throws(AtomicFileError) {
    guard let file = copy.file, file.count <= folder.byteBudget else { return remove(url) }
    // The mode of a folder that is there is its owner's business.
    try? FileManager.default.createDirectory(
      at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = path(of: url)
    try AtomicFile.write(file, to: path)
    Self.touch(path, now)
    folder.makeRoom(besides: URL(fileURLWithPath: path).lastPathComponent, now: now)
  }

  /// Takes the copy away, if there is one.
  package func remove(_ url: URL) { unlink(path(of: url)) }

  private func path(of url: URL) -> String {
    folder.url.appending(path: "\(url.storageName).picture", directoryHint: .notDirectory).path
  }

  private static func touch(_ path: String, _ date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}

extension URL {
  /// FNV-1a in 128 bits. Two addresses of one name can be made on purpose; `CachedResponse.Head.address` tells them apart
  /// unless they are of one server, which can answer what it likes anyway.
  fileprivate var storageName: String {
    var sum = UInt128(0x6C62_272E_07BB_0142) << 64 | UInt128(0x62B8_2175_6295_C58D)
    let prime = UInt128(0x0000_0000_0100_0000) << 64 | UInt128(0x0000_0000_0000_013B)
    for byte in withoutFragment.utf8 { sum = (sum ^ UInt128(byte)) &* prime }
    return String(sum, radix: 16)
  }
}
