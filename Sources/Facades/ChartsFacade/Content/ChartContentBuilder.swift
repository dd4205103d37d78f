/// Combines chart content. Apple's page: Charts/ChartContentBuilder.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _ChartMarks { _ChartMarks([]) }
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> _ChartMarks { _ChartMarks(accumulated._marks + next._marks) }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first content: First
  ) -> BuilderConditional<First, Second> { .first(content) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> { .second(content) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
  public static func buildArray(_ contents: [some ChartContent]) -> _ChartMarks {
    _ChartMarks(contents.flatMap(\._marks))
  }
}
