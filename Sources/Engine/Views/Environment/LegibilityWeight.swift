/// Whether bold text is enabled. Apple's page: SwiftUI/LegibilityWeight.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  /// Whether bold text is enabled; nil by default. Setting it does not change fonts. Apple's page:
  /// SwiftUI/EnvironmentValues/legibilityWeight.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
