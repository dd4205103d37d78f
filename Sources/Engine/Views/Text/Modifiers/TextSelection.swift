/// Whether text can be selected. Apple's page: SwiftUI/TextSelectability.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected. Apple's page: SwiftUI/EnabledTextSelectability.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that cannot be selected. Apple's page: SwiftUI/DisabledTextSelectability.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: Self { Self() }
}

extension View {
  /// Does nothing: text in a picture cannot be selected. Apple's page: SwiftUI/View/textSelection(_:).
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }
}

/// The kind of text, for a screen reader. Apple's page: SwiftUI/AccessibilityTextContentType.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// How a text is spoken affects neither the picture nor its alternative text.
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
  /// Does nothing: only custom text renderers read the attribute. Apple's page: SwiftUI/Text/customAttribute(_:).
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

/// A custom attribute for a text renderer. Apple's page: SwiftUI/TextAttribute.
public protocol TextAttribute {}
