package import Foundation

/// A fixed-size view that stands on a line of text: a symbol, an image.
package struct BaselineRule: LayoutRule {
  package let name: String
  private let size: CGSize
  private let baseline: CGFloat?

  /// - Parameter baseline: The distance from the top to the text's baseline; nil for the bottom edge.
  package init(_ name: String, size: CGSize, baseline: CGFloat?) {
    self.name = name
    self.size = size
    self.baseline = baseline
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { size }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: baseline
    default: nil
    }
  }
}
