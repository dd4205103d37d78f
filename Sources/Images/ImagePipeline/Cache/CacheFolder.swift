public import Foundation
import Synchronization
import SystemIO

/// A cache folder that evicts the least recently used files.
public final class CacheFolder: Sendable {
  public let url: URL
  package let byteBudget: Int
  private let knownSecret = Mutex<(UInt64, UInt64)?>(nil)

  /// - Parameter byteBudget: The size of the files above which ``evict(besides:now:)`` removes some.
  public init(_ url: URL, byteBudget: Int) {
    self.url = url
    self.byteBudget = max(byteBudget, 0)
  }

  /// 16 random bytes for the folder's file names, shared by all processes; `nil` if they cannot be stored.
  var secret: (UInt64, UInt64)? {
    knownSecret.withLock { known in
      if known == nil { known = readSecret() ?? makeSecret() }
      return known
    }
  }

  private var secretPath: String { url.appending(path: ".secret").path }

  private func readSecret() -> (UInt64, UInt64)? {
    guard let data = try? RegularFile.contents(of: secretPath, limit: 16), data.count == 16 else { return nil }
    return data.withUnsafeBytes {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
  }

  /// If several processes create a secret, the last one wins; files that the others wrote until then are never found
  /// again and are evicted. So are all files if the machine loses the secret, which is not synchronized.
  private func makeSecret() -> (UInt64, UInt64)? {
    var random = SystemRandomNumberGenerator()
    let data = withUnsafeBytes(of: (random.next(), random.next()) as (UInt64, UInt64)) { Data($0) }
    guard (try? AtomicFile.write(data, to: secretPath, isPrivate: true, calls: .unsynchronized)) != nil else {
      return nil
    }
    return readSecret()
  }

  /// Evicts files until the rest fits the budget, and removes temporary files that killed processes left an hour ago
  /// or earlier. Call it after writing a file.
  ///
  /// If another process is doing this, it returns at once. Open files stay readable.
  /// - Parameter kept: The name of a file to keep in any case.
  public func evict(besides kept: String? = nil, now: Date) {
    guard let lock = try? FileLock(folder: url.path), lock.tryAcquire() else { return }
    defer { lock.release() }
    // Temporary files that another process is writing stay and do not count; one may replace an older file.
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

  /// The minimum disk space of a file.
  private let minimumByteCount = 4096

  /// All files except for the secret.
  private var files: [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap { name in
      guard name != ".secret" else { return nil }
      var status = stat()
      guard lstat(url.appending(path: name).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return File(
        name: name, byteCount: max(Int(status.st_size), minimumByteCount),
        lastUse: (status.st_mtim.tv_sec, status.st_mtim.tv_nsec))
    }
  }
}
