public import Foundation
import Localization

extension PersonNameComponents {
  /// Writes people's names. Apple's page: Foundation/PersonNameComponents/FormatStyle.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written. Apple's page: Foundation/PersonNameComponents/FormatStyle/Style.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// Nil for the picture's.
    private var ownLocale: Locale?

    /// Creates a style of the picture's language; ``Style/medium`` unless stated.
    public init(style: Style = .medium, locale: Locale? = nil) { (self.style, ownLocale) = (style, locale) }

    /// The language that orders the parts.
    public var locale: Locale { ownLocale ?? LocalizationContext.current.locale }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(locale: locale).string(value, style: style)
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
  }

  /// Writes the given and the family name. Apple's page: Foundation/PersonNameComponents/formatted().
  public func formatted() -> String { FormatStyle().format(self) }

  /// Writes the name in a format.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { format.format(self) }

  /// Reads a name, by the places of its words.
  ///
  /// - Throws: `CocoaError` with the code `formatting` where there are none.
  public init(_ value: String) throws {
    guard let name = PersonNameText(locale: LocalizationContext.current.locale).components(of: value) else {
      throw CocoaError(.formatting)
    }
    self = name
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names of people. Apple's page: Foundation/FormatStyle/name(style:).
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
