import FleetStore
import Foundation
package import RequestReading

/// A widget of a fleet, as addresses name it: by its owner's name and its own.
///
/// Names are compared byte for byte, as PostgreSQL compares them. Swift takes texts to be equal that differ in how
/// letters with accents are written, and those are two widgets.
package struct WidgetName: Hashable, Sendable {
  package let owner: String
  package let name: String
  private let bytes: [UInt8]

  /// - Returns: Nil if no owner or no widget can have such a name.
  package init?(owner: String, name: String) {
    guard PlacedWidget.problem(of: owner) == nil, PlacedWidget.problem(of: name) == nil else { return nil }
    (self.owner, self.name) = (owner, name)
    // Neither contains a slash.
    bytes = Array(owner.utf8) + [UInt8(ascii: "/")] + Array(name.utf8)
  }

  /// - Parameter path: `OWNER/NAME`, percent-encoded.
  package init?(path: Substring) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // Each is decoded on its own: an encoded slash is part of a name, which no widget has.
    guard parts.count == 2, let owner = parts[0].removingPercentEncoding, let name = parts[1].removingPercentEncoding
    else { return nil }
    self.init(owner: owner, name: name)
  }

  package static func == (first: WidgetName, second: WidgetName) -> Bool { first.bytes == second.bytes }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The name as part of an address.
  var encodedName: String { name.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? name }

  /// RFC 3986, 2.3. A colon would end a scheme.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// The address of a widget's picture, report or page: `/OWNER/NAME.png`.
package struct FleetAddress: Hashable, Sendable {
  package let widget: WidgetName
  package let form: PublishedForm

  /// - Parameter path: The path of a request; nil if it cannot be such an address.
  package init?(_ path: String) {
    guard path.hasPrefix("/"), let dot = path.lastIndex(of: "."),
      let form = PublishedForm(pathExtension: String(path[path.index(after: dot)...])),
      let widget = WidgetName(path: path[path.index(after: path.startIndex)..<dot])
    else { return nil }
    (self.widget, self.form) = (widget, form)
  }
}
