import Foundation
import SystemIO

/// A file with a feed, or a list of feeds.
enum FeedFile {
  /// The bytes of a regular file. Does not block on pipes.
  ///
  /// - Throws: `FeedError.unreadableFile`, `.tooLarge`.
  static func contents(of address: URL, limit: Int) throws(FeedError) -> Data {
    let name = address.path
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: name, limit: limit)
    } catch {
      switch error {
      case .system(let error): throw .unreadableFile(address: name, reason: "\(error)")
      case .isFolder, .notAFile: throw .unreadableFile(address: name, reason: "not a regular file")
      case .tooLarge: throw .tooLarge(address: name, limit: limit)
      }
    }
  }
}
