/// Whether a person has asked for bold text. Apple's page: SwiftUI/LegibilityWeight.
public enum LegibilityWeight: Hashable, Sendable {
  /// As fonts are.
  case regular
  /// Heavier.
  case bold
}

extension EnvironmentValues {
  /// Whether a person has asked for bold text; nil, as nobody was asked. Setting it changes no font here.
  /// Apple's page: SwiftUI/EnvironmentValues/legibilityWeight.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
