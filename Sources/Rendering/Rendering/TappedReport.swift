import Foundation

/// An address and where it can be tapped, as reports have it.
package struct LinkReport: Codable, Sendable {
  package let url: String
  /// x, y, width, height in points from the top left.
  package let rect: [Double]
  /// The alternative text of what is there; empty where it has none.
  package let label: String

  package init(_ link: LoweredFrame.Link) {
    (url, rect, label) = (link.url.absoluteString, link.frame.sides, link.label)
  }
}

/// An intent of a button or a toggle and where it can be tapped, as reports have it.
package struct InteractionReport: Codable, Sendable {
  /// The type of the intent.
  package let intent: String
  /// x, y, width, height in points from the top left.
  package let rect: [Double]

  package init(_ interaction: LoweredFrame.Interaction) {
    (intent, rect) = (interaction.intent, interaction.frame.sides)
  }
}

extension CGRect {
  /// x, y, width and height.
  fileprivate var sides: [Double] { [minX, minY, width, height].map(Double.init) }
}
