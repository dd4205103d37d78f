import Foundation
import Graphics
import LayoutEngine

package struct LinkReport: Codable, Sendable {
  package let url: String
  /// x, y, width, height in points from the top left of the file.
  package let rect: [Double]
  /// The accessibility text; may be empty.
  package let label: String

  fileprivate init(_ link: LoweredFrame.Link, in list: DisplayList) {
    (url, rect, label) = (link.url.absoluteString, list.inFile(link.frame).sides, link.label)
  }
}

/// The intent of a button or toggle in reports.
package struct InteractionReport: Codable, Sendable {
  package let intent: String
  /// x, y, width, height in points from the top left of the file.
  package let rect: [Double]

  fileprivate init(_ interaction: LoweredFrame.Interaction, in list: DisplayList) {
    (intent, rect) = (interaction.intent.name, list.inFile(interaction.frame).sides)
  }
}

extension LoweredFrame {
  package var linkReports: [LinkReport] { links.map { LinkReport($0, in: displayList) } }
  package var interactionReports: [InteractionReport] {
    interactions.map { InteractionReport($0, in: displayList) }
  }
}

extension CGRect {
  fileprivate var sides: [Double] { [minX, minY, width, height].map(Double.init) }
}
