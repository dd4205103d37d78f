import AtomicFiles
import Foundation
package import Timelines

/// Which widget is where: its kind, its family, and what sets it apart from others of the same kind and family.
package struct PlaceName: Hashable, Sendable, Codable {
  package let kind: String
  package let family: WidgetFamily
  /// Settings and options that are not the usual ones, as they are written; empty for a place without any.
  package let options: [String]

  package init(kind: String, family: WidgetFamily, options: [String] = []) {
    (self.kind, self.family, self.options) = (kind, family, options)
  }

  /// The folder of the place within an output: `comic/systemMedium`, or `comic/systemMedium-3fa94c1b` with options.
  package var path: String {
    guard !options.isEmpty else { return "\(kind.asFileName)/\(family.name)" }
    let hash = ContentHash(Data(options.joined(separator: "\u{0}").utf8)).digits.prefix(8)
    return "\(kind.asFileName)/\(family.name)-\(hash)"
  }
}
