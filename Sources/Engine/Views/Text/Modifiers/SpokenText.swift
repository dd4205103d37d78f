/// What a text is to a screen reader. Apple's page: SwiftUI/AccessibilityTextContentType.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Words among others.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// How a text is spoken does not show in a picture, nor in the words that describe it.
extension Text {
  /// Does nothing: a picture is not spoken. Apple's page: SwiftUI/Text/speechAlwaysIncludesPunctuation(_:).
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Does nothing: a picture is not spoken. Apple's page: SwiftUI/Text/speechSpellsOutCharacters(_:).
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Does nothing: a picture is not spoken. Apple's page: SwiftUI/Text/speechAdjustedPitch(_:).
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Does nothing: a picture is not spoken. Apple's page: SwiftUI/Text/speechAnnouncementsQueued(_:).
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Does nothing: a picture is not spoken. Apple's page: SwiftUI/Text/accessibilityTextContentType(_:).
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Does nothing: only a text renderer of your own could read the attribute. Apple's page: SwiftUI/Text/customAttribute(_:).
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

/// A mark for a text renderer. Apple's page: SwiftUI/TextAttribute.
public protocol TextAttribute {}
