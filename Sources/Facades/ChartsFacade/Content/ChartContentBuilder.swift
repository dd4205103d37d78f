/// Combines chart content. Apple's page: Charts/ChartContentBuilder.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression(_ content: some ChartContent) -> _ChartMarks { _ChartMarks(content._marks) }
  public static func buildBlock(_ contents: _ChartMarks...) -> _ChartMarks { _ChartMarks(contents.flatMap(\._marks)) }
  public static func buildOptional(_ content: _ChartMarks?) -> _ChartMarks { content ?? _ChartMarks([]) }
  public static func buildEither(first content: _ChartMarks) -> _ChartMarks { content }
  public static func buildEither(second content: _ChartMarks) -> _ChartMarks { content }
  public static func buildLimitedAvailability(_ content: _ChartMarks) -> _ChartMarks { content }
  public static func buildArray(_ contents: [_ChartMarks]) -> _ChartMarks { _ChartMarks(contents.flatMap(\._marks)) }
}
