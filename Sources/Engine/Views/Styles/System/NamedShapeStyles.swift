/// The colour of lines between things. Apple's page: SwiftUI/SeparatorShapeStyle.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.separator._paint(in: environment) }
}

/// The colour of text that stands for text to come. Apple's page: SwiftUI/PlaceholderTextShapeStyle.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.placeholderText._paint(in: environment) }
}

/// The colour of links in text. Apple's page: SwiftUI/LinkShapeStyle.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.link._paint(in: environment) }
}

/// The colour of what is selected: the tint. Apple's page: SwiftUI/SelectionShapeStyle.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The colour behind a window's content: the system's background. Apple's page: SwiftUI/WindowBackgroundShapeStyle.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.systemBackground._paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links in text.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour behind a window's content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
