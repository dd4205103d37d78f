import Foundation
import Graphics
import LayoutEngine

/// Icon and title of a label: eight points apart, the icon's middle half a cap height above the title's first baseline
/// (as measured by the swiftui-web project, Docs/elements/Label.md).
struct LabelRow: PrimitiveView {
  let configuration: LabelStyleConfiguration

  /// Points between icon and title.
  static let spacing: CGFloat = 8
  /// San Francisco's cap height by its size.
  private static let capHeight: CGFloat = 1443 / 2048

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let size = TextAttributes().style(in: context.environment).font.size
    let rise = size * Self.capHeight / 2
    // The label's baselines are its title's: a symbol has some too, which do not count.
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
