import SystemIO
import FeedLibrary
import Foundation
import ToolCommands

/// Lists of feeds as other readers have them.
enum SubscriptionList {
  /// The feeds in an OPML file, each address once.
  ///
  /// - Throws: `FeedError`, a failure of the file's.
  static func feeds(inFile path: String) throws -> [StoredFeed] {
    let list = try FeedSubscriptions.read(fileAt: URL(fileURLWithPath: path))
    if list.isEmpty { throw ToolError("\(path.printable): names no feeds", exitCode: .badData) }
    return list
  }

  /// The feeds as OPML.
  static func opml(_ feeds: [StoredFeed]) throws -> Data { FeedSubscriptions.opml(of: feeds) }

  /// Puts a file in place.
  static func write(_ data: Data, to path: String) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, createsDirectories: false)
    } catch {
      throw ToolError("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
    }
  }
}
