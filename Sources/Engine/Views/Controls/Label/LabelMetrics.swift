public import Foundation

extension View {
  /// Sets the distance between the icon and the title of labels, in points. Apple's page:
  /// SwiftUI/View/labelIconToTitleSpacing(_:).
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the least width of the icons of labels, which are in its middle, so that titles below each other begin at one
  /// place. Apple's page: SwiftUI/View/labelReservedIconWidth(_:).
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, width)
  }
}

extension EnvironmentValues {
  /// Nil for the style's.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// Nil for the width of each icon.
  var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
