package import Foundation
package import Graphics
package import LayoutEngine

/// A picture that is laid out and ready to be painted, with its metadata.
package struct LoweredFrame {
  /// A URL and its tappable area, in points.
  package struct Link: Hashable, Sendable {
    package let url: URL
    package let frame: CGRect
    /// The accessibility text; may be empty.
    package var label = ""

    func scaled(by factor: CGFloat) -> Link { Link(url: url, frame: frame.scaled(by: factor), label: label) }
  }

  /// An intent and its tappable area, in points.
  package struct Interaction: Sendable {
    package let intent: TapIntent
    package let frame: CGRect
  }

  package let displayList: DisplayList
  /// In painting order: later links are on top.
  package let links: [Link]
  /// The frames of all nodes: the background's tree, if any, then the content's.
  package let layout: [PlacedNode]
  /// When a text that counts time changes next; `nil` for never.
  package var nextTextChange: Date?
  /// How much larger the picture is than the layout.
  var magnification: CGFloat = 1

  /// The intents in painting order: later ones are on top.
  package var interactions: [Interaction] {
    let canvas = CGRect(origin: .zero, size: displayList.size)
    return layout.flatMap(\.interactions).compactMap { interaction in
      let frame = interaction.frame.scaled(by: magnification).intersection(canvas)
      return frame.isEmpty ? nil : Interaction(intent: interaction.intent, frame: frame)
    }
  }

  /// The alternative text: the picture's texts in reading order, or the accessibility modifiers' instead.
  package var accessibilityText: String { layout.flatMap(\.accessibilityTexts).joined(separator: " ") }
}

extension CGRect {
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
