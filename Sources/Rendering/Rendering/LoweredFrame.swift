package import Foundation
package import Graphics
package import LayoutEngine

/// A picture that is laid out and ready to be painted, and what is known about it besides.
package struct LoweredFrame {
  /// An address and where it can be tapped, in points.
  package struct Link: Hashable, Sendable {
    package let url: URL
    package let frame: CGRect
    /// What is said of it to somebody who cannot see the picture; empty where nothing is.
    package var label = ""
  }

  /// An intent and where it can be tapped, in points.
  package struct Interaction: Hashable, Sendable {
    package let intent: String
    package let frame: CGRect
  }

  package let displayList: DisplayList
  /// What opens what; later ones lie over earlier ones.
  package let links: [Link]
  /// The frames of all nodes: the background's tree if there is one, then the content's.
  package let layout: [PlacedNode]
  /// When a text that counts time shows something else than in this picture; nil for never.
  package var nextTextChange: Date?

  /// Which intents are run where; later ones lie over earlier ones.
  package var interactions: [Interaction] {
    let canvas = CGRect(origin: .zero, size: displayList.size)
    return layout.flatMap(\.interactions).compactMap { interaction in
      let frame = interaction.frame.intersection(canvas)
      return frame.isEmpty ? nil : Interaction(intent: interaction.intent, frame: frame)
    }
  }

  /// The texts of the picture in reading order, or what accessibility modifiers say in their place: its alternative
  /// text.
  package var accessibilityText: String { layout.flatMap(\.spokenTexts).joined(separator: " ") }
}
