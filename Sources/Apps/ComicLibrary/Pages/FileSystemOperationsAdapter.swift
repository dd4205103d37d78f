public import Foundation
internal import SystemIO

/// File operations of a cache on a local disk.
public struct FileSystemOperationsAdapter: ComicImageCacheDelegate {
  /// The maximum size of files that are read, in bytes.
  static let largestFile = 1 << 30

  private let cacheDirectory: URL
  private let isSynchronized: Bool

  /// Creates an adapter. The folder is created on the first write.
  ///
  /// - Parameters:
  ///   - cacheDirectory: The folder for cached files. It need not exist.
  ///   - isSynchronized: Whether writing waits for the disk, so that a power failure leaves the complete file or
  ///     none. Without it, writing takes a tenth of the time, which suits pages copied from a local file.
  public init(cacheDirectory: URL, isSynchronized: Bool = true) {
    (self.cacheDirectory, self.isSynchronized) = (cacheDirectory, isSynchronized)
  }

  public func getCacheDirectoryURL() -> URL? { cacheDirectory }

  /// Replaces a file atomically. With `isSynchronized`, its bytes are on disk afterwards; its directory entry may
  /// still be lost in a power failure, because it can be fetched again.
  ///
  /// - Throws: `ComicCacheError.cannotCreate`, `.inputOutput`; the old file is unchanged.
  public func write(data: Data, to url: URL) throws {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: url.path, createsDirectories: false, calls: calls)
    } catch {
      switch error.kind {
      case .cannotCreate: throw ComicCacheError.cannotCreate(file: url.path, reason: error.reason)
      case .inputOutput: throw ComicCacheError.inputOutput(file: url.path, reason: error.reason)
      }
    }
  }

  private var calls: SystemCalls {
    guard isSynchronized else { return .unsynchronized }
    var calls = SystemCalls.system
    calls.synchronize = { descriptor in
      var status = stat()
      let isFolder = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return isFolder ? 0 : fsync(descriptor)
    }
    return calls
  }

  /// The bytes of a regular file; nil if there is none, if it is larger than 1 GiB, or if it cannot be read. Does not
  /// follow links, and does not block on pipes.
  public func contents(atPath path: String) -> Data? {
    try? RegularFile.contents(of: path, limit: Self.largestFile, followsLinks: false)
  }

  /// Creates a folder, unless it exists.
  ///
  /// - Throws: `ComicCacheError.cannotCreate`.
  public func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: createIntermediates)
    } catch {
      throw ComicCacheError.cannotCreate(file: url.path, reason: error.systemReason)
    }
  }
}
