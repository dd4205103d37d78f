public import Foundation

/// The presentation of a run of text. Apple's page: Foundation/InlinePresentationIntent. Foundation on Linux has
/// none.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end in the source that is not a line break in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break in the text.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in the source, shown as it is.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}

extension AttributeScopes {
  /// Attributes of Apple's Foundation scope that Foundation on Linux lacks.
  public struct LocalizationAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The key of ``InlinePresentationIntent``. Apple's page: Foundation/AttributeScopes/FoundationAttributes.
    @frozen
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// Apple's name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Attributes of this module by name: `run.inlinePresentationIntent`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.LocalizationAttributes, Key>
  ) -> Key { self[Key.self] }
}
