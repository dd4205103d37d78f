import Foundation

/// A file with a feed, or a list of feeds.
enum FeedFile {
  /// The bytes of a regular file. Does not block on pipes.
  ///
  /// - Throws: `FeedError.unreadableFile`, `.tooLarge`.
  static func contents(of address: URL, limit: Int) throws(FeedError) -> Data {
    let name = address.path
    let descriptor = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadableFile(address: name, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(address: name, reason: "not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(address: name, limit: limit) }
    do {
      // Bytes appended meanwhile are read the next time.
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return try file.read(upToCount: Int(status.st_size)) ?? Data()
    } catch {
      throw .unreadableFile(address: name, reason: error.localizedDescription)
    }
  }
}
