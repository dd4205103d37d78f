import FeedLibrary
import Foundation
import SystemIO
import ToolReports

enum SubscriptionList {
  /// The feeds in an OPML file, without repeated addresses.
  ///
  /// - Throws: `FeedError`, or a failure of the file.
  static func feeds(inFile path: String) throws -> [StoredFeed] {
    let list = try FeedSubscriptions.read(fileAt: URL(fileURLWithPath: path))
    if list.isEmpty { throw ToolError("\(path.printable): contains no feeds", exitCode: .badData) }
    return list
  }

  static func opml(_ feeds: [StoredFeed]) throws -> Data { FeedSubscriptions.opml(of: feeds) }

  static func write(_ data: Data, to path: String) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, createsDirectories: false)
    } catch {
      throw ToolError("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
    }
  }
}
