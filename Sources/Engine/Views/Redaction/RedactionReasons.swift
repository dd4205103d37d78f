/// Why contents are hidden. Apple's page: SwiftUI/RedactionReasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates reasons of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no content yet: texts and images are shown as bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Nobody shall read what is private: views that are `privacySensitive` are hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is about to change; drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// Why contents are hidden; nothing unless set. Apple's page: SwiftUI/EnvironmentValues/redactionReasons.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// True inside `privacySensitive()`.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and symbols take the size of their placeholder: under `.placeholder`, unless they are private, which
  /// then draw as themselves (as measured by the swiftui-web project, Docs/elements/Redaction.md).
  package var hasPlaceholderLayout: Bool { redactionReasons.contains(.placeholder) && !isPrivacySensitive }

  /// Whether contents are painted as placeholders; private ones under `.privacy` keep their size.
  package var drawsPlaceholders: Bool {
    hasPlaceholderLayout || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
