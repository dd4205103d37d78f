public import Localization

/// The shortcuts of an app. Apple's page: AppIntents/AppShortcutsProvider. Compiles but has no effect.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Does nothing.
  public static func updateAppShortcutParameters() {}
}

/// An intent with phrases. Apple's page: AppIntents/AppShortcut.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}

  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// A phrase that starts an intent. Apple's page: AppIntents/AppShortcutPhrase.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// A placeholder in a phrase. Apple's page: AppIntents/AppShortcutPhraseToken.
  public enum Token: Hashable, Sendable {
    case applicationName
  }

  public init(_ phrase: AppShortcutPhrase<Intent>) { self = phrase }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Builds a list of shortcuts. Apple's page: AppIntents/AppShortcutsBuilder.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of a shortcut's tile. Apple's page: AppIntents/ShortcutTileColor.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, pink
  case lime, teal, lightBlue, blue, navy, purple
  case grape, grayBlue, grayBrown, grayGreen
}

/// A module with intents. Apple's page: AppIntents/AppIntentsPackage.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
