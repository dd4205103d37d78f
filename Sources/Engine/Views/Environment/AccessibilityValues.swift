// What a person has asked of the system. A renderer has nobody to ask: these are the system's defaults, and
// `environment(_:_:)` sets them where a picture is to show another.
extension EnvironmentValues {
  /// Whether movement is to be avoided. Apple's page: SwiftUI/EnvironmentValues/accessibilityReduceMotion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether materials are to be opaque. Apple's page: SwiftUI/EnvironmentValues/accessibilityReduceTransparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour may not be the only difference.
  /// Apple's page: SwiftUI/EnvironmentValues/accessibilityDifferentiateWithoutColor.
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

  /// How much colours differ; never increased. Apple's page: SwiftUI/EnvironmentValues/colorSchemeContrast.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether the display is dimmed, as an always-on one is. Apple's page: SwiftUI/EnvironmentValues/isLuminanceReduced.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}

/// How much the colours of an interface differ. Apple's page: SwiftUI/ColorSchemeContrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
