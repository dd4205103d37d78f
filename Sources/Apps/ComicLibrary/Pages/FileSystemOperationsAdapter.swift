internal import SystemIO
public import Foundation

/// The files of a cache on this machine's disk.
public struct FileSystemOperationsAdapter: ComicImageCacheDelegate {
  /// The most bytes of a file that is read.
  static let largestFile = 1 << 30

  private let cacheDirectory: URL
  private let isSynchronized: Bool

  /// Creates an adapter; nothing is made before something is written.
  ///
  /// - Parameters:
  ///   - cacheDirectory: The folder for what can be fetched again. It need not exist.
  ///   - isSynchronized: Whether writing waits for the disk, so that a power cut leaves a file whole or none. Without, it
  ///     takes a tenth of the time: right for pages that are copied from another file of this machine.
  public init(cacheDirectory: URL, isSynchronized: Bool = true) {
    (self.cacheDirectory, self.isSynchronized) = (cacheDirectory, isSynchronized)
  }

  /// The folder that was given.
  public func getCacheDirectoryURL() -> URL? { cacheDirectory }

  /// Replaces a file as a whole. Its bytes are on the disk then, unless that was not asked for; its name may still be lost
  /// in a power cut, for it can be fetched again.
  ///
  /// - Throws: `ComicCacheError.cannotCreate`, `.inputOutput`; the old file is untouched.
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

  /// A file's bytes; nil where there is no regular file, where it is larger than 1 GiB, and where it cannot be read. A link
  /// is not followed, and a pipe not waited for.
  public func contents(atPath path: String) -> Data? {
    try? RegularFile.contents(of: path, limit: Self.largestFile, followsLinks: false)
  }

  /// Makes a folder; one that is there is left alone.
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
