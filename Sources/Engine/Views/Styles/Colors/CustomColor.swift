/// A style of a widget's own that is a colour.
struct CustomColor: Hashable, @unchecked Sendable {
  /// Also decides what is equal.
  let style: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  static func == (a: CustomColor, b: CustomColor) -> Bool { a.style == b.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color {
  /// Creates a colour from a style that resolves to one, such as another colour. Apple's page: SwiftUI/Color/init(_:).
  public init<Style: Hashable & ShapeStyle>(_ color: Style) where Style.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(.custom(CustomColor(style: color) { color.resolve(in: $0) }))
    }
  }
}
