public import Foundation
import Localization

/// Joins items to a list: `one, two, and three`. Apple's page: Foundation/ListFormatter.
open class ListFormatter: Formatter {
  /// Formats items that are not strings; nil for their descriptions.
  open var itemFormatter: Formatter?
  /// Nil for the picture's. As with Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var ownLocale: Locale?

  /// Joins strings in the picture's language. Apple's page: Foundation/ListFormatter/localizedString(byJoining:).
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, in: LocalizationContext.current.locale)
  }

  /// Joins items; nil if one of them cannot be formatted.
  open func string(from items: [Any]) -> String? {
    let strings = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? (item as? String) ?? String(describing: item)
    }
    let written = strings.compactMap(\.self)
    return written.count == strings.count ? Self.joined(written, in: locale) : nil
  }

  /// Joins a list of items; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private static func joined(_ strings: [String], in locale: Locale) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(locale))
  }
}
