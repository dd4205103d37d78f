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
    guard let width = context.environment.labelReservedIconWidth else {
      return row(configuration.icon, context.environment)._lower(in: context)
    }
    return row(configuration.icon.frame(minWidth: width), context.environment)._lower(in: context)
  }

  private func row(_ icon: some View, _ environment: EnvironmentValues) -> some PrimitiveView {
    let size = TextAttributes().style(in: environment).font.size
    let rise = size * Self.capHeight / 2
    // The label's baselines are the title's; those of a symbol are ignored.
    return HStack(alignment: .labelIcon, spacing: environment.labelIconToTitleSpacing ?? Self.spacing) {
      icon.alignmentGuide(.labelIcon) { $0.height / 2 }
      configuration.title
        .alignmentGuide(.labelIcon) { $0[.firstTextBaseline] - rise }
        .alignmentGuide(.labelFirstBaseline) { $0[.firstTextBaseline] }
        .alignmentGuide(.labelLastBaseline) { $0[.lastTextBaseline] }
    }
    .alignmentGuide(.firstTextBaseline) { $0[.labelFirstBaseline] }
    .alignmentGuide(.lastTextBaseline) { $0[.labelLastBaseline] }
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
