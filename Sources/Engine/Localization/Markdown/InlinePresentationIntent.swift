public import Foundation

/// How a run of text is meant to stand out. Apple's page: Foundation/InlinePresentationIntent.
/// The platform's Foundation has none.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits, Apple's own.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasised: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end in the source that is no break in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end in the text.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in the source, shown as it is.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}

extension AttributeScopes {
  /// What the platform's Foundation lacks of Apple's Foundation scope.
  public struct LocalizationAttributes: AttributeScope {
    /// How the run is meant to stand out.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The key of ``InlinePresentationIntent``. Apple's page: Foundation/AttributeScopes/FoundationAttributes.
    @frozen
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// Apple's name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Attributes of this module by their names: `run.inlinePresentationIntent`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.LocalizationAttributes, Key>
  ) -> Key { self[Key.self] }
}
