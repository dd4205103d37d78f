package import LayoutEngine

/// How a view's content changes. Apple's page: SwiftUI/ContentTransition.
public struct ContentTransition: Hashable, Sendable {
  package let change: NodeChange.Content

  public static let identity = ContentTransition(change: .identity)
  public static let opacity = ContentTransition(change: .fade)
  /// Colours, places and the size of an equal text change; other texts fade.
  public static let interpolate = ContentTransition(change: .growth)
  /// Symbols fade.
  public static let symbolEffect = ContentTransition(change: .fade)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(change: .digits(countsDown: countsDown, value: nil))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(change: .digits(countsDown: false, value: value))
  }

  /// Symbols fade.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

extension EnvironmentValues {
  /// How texts are replaced by others. Apple's page: SwiftUI/EnvironmentValues/contentTransition.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .opacity }
}
