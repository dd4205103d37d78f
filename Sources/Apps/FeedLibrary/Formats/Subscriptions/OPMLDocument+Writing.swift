public import Foundation
import MarkupEscaping

extension OPMLDocument {
  /// The list as OPML 2.0 in UTF-8. Equal lists give equal bytes: no date is written.
  ///
  /// A folder is at the position of its first feed, and contains all its feeds. The `text` and `title` of an outline
  /// are the feed's title, or its URL if it has none.
  public var data: Data {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<opml version=\"2.0\">", "  <head>"]
    if let title { lines.append("    <title>\(Self.escaped(title))</title>") }
    lines += ["  </head>", "  <body>"]
    write(subscriptions[...], depth: 0, to: &lines)
    lines += ["  </body>", "</opml>", ""]
    return Data(lines.joined(separator: "\n").utf8)
  }

  private func write(_ list: ArraySlice<Subscription>, depth: Int, to lines: inout [String]) {
    let indentation = String(repeating: "  ", count: depth + 2)
    let byFolder = Dictionary(grouping: list.filter { $0.folders.count > depth }) { $0.folders[depth] }
    var written: Set<String> = []
    for subscription in list {
      // Folders are not written deeper than they are read.
      guard subscription.folders.count > depth, depth < 50 else {
        lines.append(indentation + Self.outline(subscription))
        continue
      }
      let folder = subscription.folders[depth]
      guard written.insert(folder).inserted, let inside = byFolder[folder] else { continue }
      let name = Self.escaped(folder)
      lines.append("\(indentation)<outline text=\"\(name)\" title=\"\(name)\">")
      write(inside[...], depth: depth + 1, to: &lines)
      lines.append(indentation + "</outline>")
    }
  }

  private static func outline(_ subscription: Subscription) -> String {
    let address = escaped(subscription.feedAddress.absoluteString)
    let title = subscription.title.map(escaped) ?? address
    let site = subscription.siteAddress.map { " htmlUrl=\"\(escaped($0.absoluteString))\"" } ?? ""
    return "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\" xmlUrl=\"\(address)\"\(site)/>"
  }

  private static func escaped(_ text: String) -> String { text.escaped(for: .xml(invalid: nil)) }
}
