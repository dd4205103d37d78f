package import Foundation
package import Graphics
package import LayoutEngine

/// A picture that is laid out and ready to be painted, with its metadata.
package struct LoweredFrame {
  package let displayList: DisplayList
  /// In painting order: later ones are on top.
  package let tapTargets: [TapTarget]
  /// The frames of all nodes: the background's tree, if any, then the content's.
  package let layout: [PlacedNode]
  /// When a text that counts time changes next; `nil` for never.
  package var nextTextChange: Date?

  /// The alternative text: the picture's texts in reading order, or the accessibility modifiers' instead.
  package var accessibilityText: String { layout.flatMap(\.accessibilityTexts).joined(separator: " ") }
}
