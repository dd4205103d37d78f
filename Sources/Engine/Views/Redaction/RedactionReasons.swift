/// The reasons for redaction. Apple's page: SwiftUI/RedactionReasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no content yet: texts and images are drawn as bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Views that are `privacySensitive` are hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is about to change; it is drawn unchanged.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The current reasons for redaction (default: none). Apple's page: SwiftUI/EnvironmentValues/redactionReasons.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// True inside `privacySensitive()`.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and symbols have the size of their placeholder: under `.placeholder`, except private ones (as
  /// measured by the swiftui-web project, Docs/elements/Redaction.md).
  package var hasPlaceholderLayout: Bool { redactionReasons.contains(.placeholder) && !isPrivacySensitive }

  /// Whether content is painted as placeholders; private content under `.privacy` keeps its size.
  package var drawsPlaceholders: Bool {
    hasPlaceholderLayout || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
