internal import AtomicFiles
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largestFile
    else { return nil }
    return Self.bytes(of: descriptor, count: Int(status.st_size))
  }

  private static func bytes(of descriptor: Int32, count: Int) -> Data? {
    var data = Data(count: count)
    let done = data.withUnsafeMutableBytes { bytes -> Bool in
      var rest = bytes[...]
      while !rest.isEmpty {
        let target = UnsafeMutableRawBufferPointer(rebasing: rest)
        let count = read(descriptor, target.baseAddress, target.count)
        if count < 0 && errno == EINTR { continue }
        // Others replace files as a whole; one that got shorter was cut by something else.
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    return done ? data : nil
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
