/// The colour of separators. Apple's page: SwiftUI/SeparatorShapeStyle.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.separator._paint(in: environment) }
}

/// The colour of placeholder text. Apple's page: SwiftUI/PlaceholderTextShapeStyle.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.placeholderText._paint(in: environment) }
}

/// The colour of links in text. Apple's page: SwiftUI/LinkShapeStyle.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.link._paint(in: environment) }
}

/// The colour of selected content: the tint. Apple's page: SwiftUI/SelectionShapeStyle.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The colour of a window's background: the system's background. Apple's page: SwiftUI/WindowBackgroundShapeStyle.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.systemBackground._paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links in text.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
