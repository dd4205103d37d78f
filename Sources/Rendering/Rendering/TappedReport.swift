import Foundation
import LayoutEngine

package struct LinkReport: Codable, Sendable {
  package let url: String
  /// x, y, width, height in points from the top left.
  package let rect: [Double]
  /// The accessibility text; may be empty.
  package let label: String

  package init(_ link: LoweredFrame.Link) {
    (url, rect, label) = (link.url.absoluteString, link.frame.sides, link.label)
  }
}

/// The intent of a button or toggle in reports.
package struct InteractionReport: Codable, Sendable {
  package let intent: String
  /// x, y, width, height in points from the top left.
  package let rect: [Double]

  package init(_ interaction: LoweredFrame.Interaction) {
    (intent, rect) = (interaction.intent.name, interaction.frame.sides)
  }
}

extension CGRect {
  fileprivate var sides: [Double] { [minX, minY, width, height].map(Double.init) }
}
