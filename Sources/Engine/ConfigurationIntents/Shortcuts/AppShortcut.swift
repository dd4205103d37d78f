public import Localization

/// What an app offers by voice. Apple's page: AppIntents/AppShortcutsProvider. Type-checks; a picture shows none.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The system's choice.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Does nothing: there is no system to tell.
  public static func updateAppShortcutParameters() {}
}

/// An intent with phrases. Apple's page: AppIntents/AppShortcut.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}

  /// Creates a shortcut without a symbol.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// What is said to start an intent. Apple's page: AppIntents/AppShortcutPhrase.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// Words that the system fills in. Apple's page: AppIntents/AppShortcutPhraseToken.
  public enum Token: Hashable, Sendable {
    /// The app's name.
    case applicationName
  }

  /// A phrase in a variable.
  public init(_ phrase: AppShortcutPhrase<Intent>) { self = phrase }
  /// A phrase without parameters.
  public init(stringLiteral value: String) {}
  /// A phrase with parameters.
  public init(stringInterpolation: StringInterpolation) {}

  /// Takes the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds words that the system fills in.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Collects shortcuts. Apple's page: AppIntents/AppShortcutsBuilder.
@resultBuilder
public struct AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Joins lists.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// A list that is there or not.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// The first branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// The other branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// A list behind `if #available`.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of a shortcut's tile. Apple's page: AppIntents/ShortcutTileColor.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Warm ones.
  case red, orange, tangerine, yellow, pink
  /// Cold ones.
  case lime, teal, lightBlue, blue, navy, purple
  /// Grey ones.
  case grape, grayBlue, grayBrown, grayGreen
}

/// A module with intents. Apple's page: AppIntents/AppIntentsPackage.
public protocol AppIntentsPackage {
  /// The modules that it includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
