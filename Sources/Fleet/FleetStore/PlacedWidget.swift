package import Foundation

/// A widget that a fleet keeps up to date.
package struct PlacedWidget: Hashable, Sendable {
  /// Who has it. The widgets of an owner have different names.
  package var owner: String
  package var name: String
  /// The name of the program that has the widget.
  package var tool: String
  /// The kind, family, settings and drawing options: an object of JSON with the keys of `render --batch`.
  package var request: String
  /// The hash of the folder of its data; nil for none.
  package var folder: Data?

  package init(owner: String, name: String, tool: String, request: String, folder: Data? = nil) {
    (self.owner, self.name, self.tool, self.request, self.folder) = (owner, name, tool, request, folder)
  }

  /// The longest name of an owner or a widget, in bytes.
  package static let longestName = 200

  /// Why an owner or a widget cannot have a name; nil if it can. Both are parts of addresses.
  package static func problem(of name: String) -> String? {
    if name.isEmpty { return "a name must not be empty" }
    if name.utf8.count > longestName { return "a name must not have more than \(longestName) bytes" }
    if name.contains("/") { return "a name must not contain '/'" }
    if name.hasPrefix(".") { return "a name must not begin with '.'" }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a name must not contain control characters"
    }
    return nil
  }
}
