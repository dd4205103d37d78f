/// Where an intent may run: in the app in front, or behind. Apple's page: AppIntents/IntentModes.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// How an intent comes to the foreground. Apple's page: AppIntents/IntentModes/ForegroundMode.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the intent runs.
    case immediate
    /// When the intent asks for it.
    case dynamic
    /// Before the intent has run to its end.
    case deferred
  }

  /// Where an intent runs. Apple's page: AppIntents/IntentModes/Current.
  public enum Current: Hashable, Sendable {
    case background, foreground

    /// Whether the app can come to the foreground. No app runs here: only in the foreground.
    public var canContinueInForeground: Bool { self == .foreground }
  }

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  /// The mode of ``ForegroundMode/immediate``.
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// Whether the app is in the foreground at the latest when the intent has run, without being asked for.
  package var opensApp: Bool { !isDisjoint(with: [.foreground, .foreground(.deferred)]) }
}
