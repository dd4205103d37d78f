import Foundation
import Graphics
import LayoutEngine

/// The icon and title of a label: 8 points apart, with the icon centered half a cap height above the title's first
/// baseline (as measured by the swiftui-web project, Docs/elements/Label.md).
struct LabelRow: PrimitiveView {
  let configuration: LabelStyleConfiguration

  /// In points.
  static let spacing: CGFloat = 8
  /// San Francisco's cap height relative to its size.
  private static let capHeight: CGFloat = 1443 / 2048

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let size = TextAttributes().style(in: context.environment).font.size
    let rise = size * Self.capHeight / 2
    // The label's baselines are the title's; those of a symbol are ignored.
    let row = HStack(alignment: .labelIcon, spacing: Self.spacing) {
      configuration.icon.alignmentGuide(.labelIcon) { $0.height / 2 }
      configuration.title
        .alignmentGuide(.labelIcon) { $0[.firstTextBaseline] - rise }
        .alignmentGuide(.labelFirstBaseline) { $0[.firstTextBaseline] }
        .alignmentGuide(.labelLastBaseline) { $0[.lastTextBaseline] }
    }
    .alignmentGuide(.firstTextBaseline) { $0[.labelFirstBaseline] }
    .alignmentGuide(.lastTextBaseline) { $0[.labelLastBaseline] }
    return row._lower(in: context)
  }
}

extension VerticalAlignment {
  fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
  fileprivate static let labelFirstBaseline = VerticalAlignment(LabelFirstBaseline.self)
  fileprivate static let labelLastBaseline = VerticalAlignment(LabelLastBaseline.self)

  private enum LabelIcon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum LabelFirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.firstTextBaseline] }
  }
  private enum LabelLastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.lastTextBaseline] }
  }
}
