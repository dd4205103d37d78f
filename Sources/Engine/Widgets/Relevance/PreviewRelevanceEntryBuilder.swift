/// Collects the entries of a preview of a widget for occasions. Apple's page: WidgetKit/PreviewRelevanceEntryBuilder.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  /// Takes an entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  /// Takes several entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }

  /// Collects entries in order.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }

  /// Collects entries that are there or not.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  /// Collects the first branch of `if … else`.
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  /// Collects the other branch of `if … else`.
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  /// Collects the rounds of a loop.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
