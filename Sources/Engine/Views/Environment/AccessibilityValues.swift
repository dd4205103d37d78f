// Settings of a device's owner, which a renderer does not have: the system's defaults, unless `environment(_:_:)`
// sets them.
extension EnvironmentValues {
  /// Whether to reduce motion. Apple's page: SwiftUI/EnvironmentValues/accessibilityReduceMotion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether materials should be opaque. Apple's page: SwiftUI/EnvironmentValues/accessibilityReduceTransparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether to distinguish things by more than colour. Apple's page:
  /// SwiftUI/EnvironmentValues/accessibilityDifferentiateWithoutColor.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether colours are inverted. Apple's page: SwiftUI/EnvironmentValues/accessibilityInvertColors.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether an assistive technology is on. Apple's page: SwiftUI/EnvironmentValues/accessibilityEnabled.
  public var accessibilityEnabled: Bool { false }

  /// Whether VoiceOver is on. Apple's page: SwiftUI/EnvironmentValues/accessibilityVoiceOverEnabled.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// The contrast of the colour scheme: increased on e-ink. Apple's page:
  /// SwiftUI/EnvironmentValues/colorSchemeContrast.
  public var colorSchemeContrast: ColorSchemeContrast { isEInk ? .increased : .standard }

  /// Whether the picture is for e-ink, which has few colours and keeps them for hours. Apple's systems do not have this
  /// value: `#if os(Linux)`.
  ///
  /// Materials are opaque then, no letters are lighter than regular, and settings for accessibility ask for contrast and
  /// for more than colour.
  public package(set) var isEInk: Bool {
    get { self[EInkKey.self] }
    set {
      self[EInkKey.self] = newValue
      guard newValue else { return }
      (accessibilityReduceTransparency, accessibilityDifferentiateWithoutColor) = (true, true)
    }
  }

  /// Whether the display is dimmed, like an always-on display. Apple's page:
  /// SwiftUI/EnvironmentValues/isLuminanceReduced.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}

/// The contrast of a colour scheme. Apple's page: SwiftUI/ColorSchemeContrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum EInkKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
