import Foundation

/// The address of a file of an output: its slot and its form.
package struct PublishedAddress: Hashable, Sendable {
  /// The slot's path, such as `comic/systemMedium`. Whether it can be one, ``isSlot(_:)`` says.
  package let path: String
  package let form: PublishedForm

  /// - Parameter text: The path of a request; nil if it cannot be such an address.
  package init?(_ text: String) {
    // Decoded once: a slot's name has no slash and no percent sign.
    guard let path = text.removingPercentEncoding, path.hasPrefix("/"), let dot = path.lastIndex(of: "."),
      let form = PublishedForm(pathExtension: String(path[path.index(after: dot)...]))
    else { return nil }
    (self.path, self.form) = (String(path[path.index(after: path.startIndex)..<dot]), form)
  }

  package static let wallpaper = "wallpaper"

  /// Whether a path has the form of a slot's: `KIND/FAMILY`, without hidden names.
  package static func isSlot(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || path == wallpaper else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 255 && !part.utf8.contains(0)
    }
  }
}
