public import Foundation

/// A key with the table, bundle and locale for its lookup, which is done when it is shown. Apple's page:
/// Foundation/LocalizedStringResource. Foundation on Linux has none.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)

    /// The bundle of a class. On this platform a class cannot be traced to its bundle, so it is the program's own.
    public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .main }

    var url: URL? {
      switch self {
      case .main: nil
      case .atURL(let url): url
      }
    }
  }

  public let key: String
  /// The text if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name without its extension; nil for `Localizable`.
  public let table: String?
  /// The locale for lookup and formatting; nil for that of the view.
  let ownLocale: Locale?
  public let bundle: BundleDescription

  /// The locale for lookup and formatting (default: the current task's).
  public var locale: Locale { ownLocale ?? LocalizationContext.current.locale }

  /// Creates a resource whose key is its text. `comment` is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.content.tableKey
    (defaultValue, self.table, ownLocale, self.bundle) = (keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with a key and a default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    (self.defaultValue, self.table, ownLocale, self.bundle) = (defaultValue, table, locale, bundle)
  }

  init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?, bundle: BundleDescription
  ) {
    (self.key, self.defaultValue, self.table, ownLocale, self.bundle) = (key, defaultValue, table, locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  /// The resource's text in `context`, or in its own locale if it has one.
  package func string(in context: LocalizationContext) -> String {
    var context = context
    context.locale = ownLocale ?? context.locale
    return context.string(for: lookup(in: context), defaultValue.content.arguments, table: table, bundle: bundle.url)
  }

  /// The key's text if a table has it, otherwise the default value, which is not looked up.
  private func lookup(in context: LocalizationContext) -> String {
    let format = context.tables?.format(for: key, table: table, bundle: bundle.url, locale: context.locale)
    return format == nil ? defaultValue.content.tableKey : key
  }
}

/// A value with a localizable name. Apple's page: Foundation/CustomLocalizedStringResourceConvertible.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
