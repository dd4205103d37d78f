package import Foundation

/// A layout of the package with spacings that its user states, which are to be numbers.
package protocol SpacedLayout: Layout {
  /// The spacings; nil for what the views want.
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
