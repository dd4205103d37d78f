/// How pickers are drawn. Apple's page: SwiftUI/PickerStyle. A widget has no pickers, so no style means anything here.
public protocol PickerStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultPickerStyle. Means nothing in a widget.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's own style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The options in a menu. Apple's page: SwiftUI/MenuPickerStyle. Means nothing in a widget.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options side by side. Apple's page: SwiftUI/SegmentedPickerStyle. Means nothing in a widget.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options on a wheel. Apple's page: SwiftUI/WheelPickerStyle. Means nothing in a widget.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options one below the other. Apple's page: SwiftUI/InlinePickerStyle. Means nothing in a widget.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options on a page of their own. Apple's page: SwiftUI/NavigationLinkPickerStyle. Means nothing in a widget.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options as symbols in a row. Apple's page: SwiftUI/PalettePickerStyle. Means nothing in a widget.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options as symbols in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Does nothing: a widget has no pickers. Apple's page: SwiftUI/View/pickerStyle(_:).
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
