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

extension AttributedString {
  /// The text of `key` in the current task's language, or in `locale`; its Markdown becomes attributes.
  ///
  /// Apple's page: Foundation/AttributedString/init(localized:options:table:bundle:locale:comment:), without its
  /// options. `^[…](inflect: true)` agrees with its number. `comment` is for translators.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    var context = LocalizationContext.current
    context.locale = locale ?? context.locale
    let arguments = key.content.arguments
    let pieces = MarkdownLimit.applied(
      to: context.format(for: key.content.tableKey, table: table, bundle: bundle?.tablesFolder)
        .pieces(forNumbers: arguments.map(\.number), in: context.locale))
    self.init(MarkdownParser.spans(of: context.elements(of: pieces, arguments)), baseURL: nil) {
      context.string(of: pieces[$0], arguments)
    }
  }

  /// The text of a resource; its Markdown becomes attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(MarkdownParser.spans(of: String(localized: resource)), baseURL: nil) { _ in "" }
  }

  /// The spans as runs with attributes, with placeholders replaced by `placed`.
  init(_ spans: [MarkdownSpan], baseURL: URL?, placed: (Int) -> String) {
    self.init()
    for span in spans {
      var run = AttributedString(MarkdownSpan.string(span.elements, placed: placed))
      if !span.intent.isEmpty { run.inlinePresentationIntent = span.intent }
      run.link = span.link.flatMap { URL(string: MarkdownSpan.string($0, placed: placed), relativeTo: baseURL) }
      append(run)
    }
  }
}
