public import Foundation
import Localization

extension PersonNameComponents {
  /// Formats people's names. Apple's page: Foundation/PersonNameComponents/FormatStyle.
  public struct FormatStyle: Foundation.FormatStyle {
    /// Which parts of a name are used. Apple's page: Foundation/PersonNameComponents/FormatStyle/Style.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts except the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    public var style: Style
    /// Nil for the picture's.
    private var ownLocale: Locale?

    public init(style: Style = .medium, locale: Locale? = nil) { (self.style, ownLocale) = (style, locale) }

    /// The locale, which determines the order of the parts.
    public var locale: Locale { ownLocale ?? LocalizationContext.current.locale }

    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(locale: locale).string(value, style: style)
    }

    public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
  }

  /// The given and the family name. Apple's page: Foundation/PersonNameComponents/formatted().
  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { format.format(self) }

  /// Parses a name by the order of its words.
  ///
  /// - Throws: `CocoaError` with the code `formatting` if there are none.
  public init(_ value: String) throws {
    guard let name = PersonNameText(locale: LocalizationContext.current.locale).components(of: value) else {
      throw CocoaError(.formatting)
    }
    self = name
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Formats people's names. Apple's page: Foundation/FormatStyle/name(style:).
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
