/// Makes one content of several. Apple's page: Charts/ChartContentBuilder.
@resultBuilder
public enum ChartContentBuilder {
  /// A content by itself.
  public static func buildExpression(_ content: some ChartContent) -> _ChartMarks { _ChartMarks(content._marks) }
  /// Several contents, back to front.
  public static func buildBlock(_ contents: _ChartMarks...) -> _ChartMarks { _ChartMarks(contents.flatMap(\._marks)) }
  /// `if` without `else`.
  public static func buildOptional(_ content: _ChartMarks?) -> _ChartMarks { content ?? _ChartMarks([]) }
  /// The first of two cases.
  public static func buildEither(first content: _ChartMarks) -> _ChartMarks { content }
  /// The second of two cases.
  public static func buildEither(second content: _ChartMarks) -> _ChartMarks { content }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: _ChartMarks) -> _ChartMarks { content }
  /// A loop.
  public static func buildArray(_ contents: [_ChartMarks]) -> _ChartMarks { _ChartMarks(contents.flatMap(\._marks)) }
}
