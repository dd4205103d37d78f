/// Builds the entries of a preview of a relevance widget. Apple's page: WidgetKit/PreviewRelevanceEntryBuilder.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }

  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }

  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
