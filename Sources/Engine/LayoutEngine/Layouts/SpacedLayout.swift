package import Foundation

/// A layout of the package with spacings that the user sets, which are checked to be finite.
package protocol SpacedLayout: Layout {
  /// The spacings; nil for the views' preferred distances.
  var statedSpacings: [CGFloat?] { get }
}

extension HStackLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [spacing] }
}

extension VStackLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [spacing] }
}

extension GridLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { [horizontalSpacing, verticalSpacing] }
}

extension AnyLayout: SpacedLayout {
  package var statedSpacings: [CGFloat?] { (layout as? any SpacedLayout)?.statedSpacings ?? [] }
}
