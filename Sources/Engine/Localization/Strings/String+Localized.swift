public import Foundation

extension String {
  /// The text of `key` in the current task's language, or in `locale`.
  ///
  /// Apple's page: Swift/String/init(localized:table:bundle:locale:comment:). While a widget is drawn the language is
  /// the picture's, never the process's. `comment` is for translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    var context = LocalizationContext.current
    context.locale = locale ?? context.locale
    self = context.string(
      for: key.content.tableKey, key.content.arguments, table: table, bundle: bundle?.tablesFolder)
  }

  /// The text of a key, with a default for a key that no table has.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle?.tablesFolder.map { .atURL($0) } ?? .main)
    self.init(localized: resource)
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: LocalizationContext.current)
  }
}
