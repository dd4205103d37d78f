public import Foundation

/// A key with the table, bundle and locale that it is looked up in, resolved when it is shown.
/// Apple's page: Foundation/LocalizedStringResource. The platform's Foundation has none.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables are. Apple's page: Foundation/LocalizedStringResource/BundleDescription.
  public enum BundleDescription: Hashable, Sendable {
    /// The program's own.
    case main
    /// The bundle at an address.
    case atURL(URL)

    /// The bundle of a class: on this platform a class cannot be traced to one, so the program's own.
    public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .main }

    var url: URL? {
      switch self {
      case .main: nil
      case .atURL(let url): url
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name without its extension; nil for `Localizable`.
  public let table: String?
  /// The locale to look up and write with; nil for that of the place where the text is shown.
  private let ownLocale: Locale?
  /// Where the tables are.
  public let bundle: BundleDescription

  /// The locale to look up and write with; that of the work at hand unless one was given.
  public var locale: Locale { ownLocale ?? LocalizationContext.current.locale }

  /// Creates a resource whose key is its text. `comment` is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.content.tableKey
    (defaultValue, self.table, ownLocale, self.bundle) = (keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with a key and a text of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    (self.defaultValue, self.table, ownLocale, self.bundle) = (defaultValue, table, locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The resource's words in `context`, or in its own locale if it has one.
  package func string(in context: LocalizationContext) -> String {
    var context = context
    context.locale = ownLocale ?? context.locale
    return context.string(for: lookup(in: context), defaultValue.content.arguments, table: table, bundle: bundle.url)
  }

  /// The key if a table has it, else the default value, which is looked up for nothing and stands for itself.
  private func lookup(in context: LocalizationContext) -> String {
    let format = context.tables?.format(for: key, table: table, bundle: bundle.url, locale: context.locale)
    return format == nil ? defaultValue.content.tableKey : key
  }
}

/// A value with a name that may be translated. Apple's page: Foundation/CustomLocalizedStringResourceConvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}
