import SystemIO
package import Foundation
import Synchronization

/// A folder of files that can be made again, of which those that were not used for the longest go first.
package final class CacheFolder: Sendable {
  package let url: URL
  package let byteBudget: Int
  private let knownSecret = Mutex<(UInt64, UInt64)?>(nil)

  package init(_ url: URL, byteBudget: Int) {
    self.url = url
    self.byteBudget = max(byteBudget, 0)
  }

  /// 16 random bytes that the folder's names are made with, the same for every process; nil where none can be kept.
  var secret: (UInt64, UInt64)? {
    knownSecret.withLock { known in
      if known == nil { known = readSecret() ?? makeSecret() }
      return known
    }
  }

  private var secretPath: String { url.appending(path: ".secret").path }

  private func readSecret() -> (UInt64, UInt64)? {
    guard let data = FileManager.default.contents(atPath: secretPath), data.count == 16 else { return nil }
    return data.withUnsafeBytes {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
  }

  /// Of several processes that make one, the last counts; what the others wrote until then is never found again, and goes.
  private func makeSecret() -> (UInt64, UInt64)? {
    var random = SystemRandomNumberGenerator()
    let data = withUnsafeBytes(of: (random.next(), random.next()) as (UInt64, UInt64)) { Data($0) }
    guard (try? AtomicFile.write(data, to: secretPath, isPrivate: true)) != nil else { return nil }
    return readSecret()
  }

  /// Removes files until the others fit the budget, and what killed processes left an hour ago; called after a file was
  /// written.
  ///
  /// One process does it at a time; where another is at it, that is enough. A file that somebody has open stays readable
  /// for them.
  /// - Parameter kept: The name of the file that stays in any case.
  package func makeRoom(besides kept: String? = nil, now: Date) {
    guard let lock = try? FileLock(folder: url.path), lock.tryAcquire() else { return }
    defer { lock.release() }
    // What another process is writing stays, and does not count: it has no name yet, and may take that of an older file.
    let files = self.files.filter { !$0.isTemporary || Int(now.timeIntervalSince1970) - $0.lastUse.0 > 3600 }
    var total = files.reduce(0) { $0 + $1.byteCount }
    for file in files.sorted(by: { $0.lastUse < $1.lastUse }) where file.name != kept {
      guard total > byteBudget || file.isTemporary else { continue }
      if unlink(url.appending(path: file.name).path) == 0 { total -= file.byteCount }
    }
  }

  private struct File {
    let name: String
    let byteCount: Int
    /// In seconds and nanoseconds since 1970.
    let lastUse: (Int, Int)
    var isTemporary: Bool { name.hasSuffix(".tmp") }
  }

  /// What a file takes of a disk at least.
  private let leastByteCount = 4096

  /// Everything but the secret.
  private var files: [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap { name in
      guard name != ".secret" else { return nil }
      var status = stat()
      guard lstat(url.appending(path: name).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return File(
        name: name, byteCount: max(Int(status.st_size), leastByteCount),
        lastUse: (status.st_mtim.tv_sec, status.st_mtim.tv_nsec))
    }
  }
}
