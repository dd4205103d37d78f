/// The appearance of pickers. Apple's page: SwiftUI/PickerStyle. A widget has no pickers, so no style has an effect.
public protocol PickerStyle {}

/// The default style. Apple's page: SwiftUI/DefaultPickerStyle. Has no effect in a widget.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Options in a menu. Apple's page: SwiftUI/MenuPickerStyle. Has no effect in a widget.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Options side by side. Apple's page: SwiftUI/SegmentedPickerStyle. Has no effect in a widget.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Options on a wheel. Apple's page: SwiftUI/WheelPickerStyle. Has no effect in a widget.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Options in a column. Apple's page: SwiftUI/InlinePickerStyle. Has no effect in a widget.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Options on a separate page. Apple's page: SwiftUI/NavigationLinkPickerStyle. Has no effect in a widget.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Options on a separate page.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Options as symbols in a row. Apple's page: SwiftUI/PalettePickerStyle. Has no effect in a widget.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options as symbols in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Does nothing: a widget has no pickers. Apple's page: SwiftUI/View/pickerStyle(_:).
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
