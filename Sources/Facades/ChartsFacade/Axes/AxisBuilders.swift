/// Combines groups of axis marks. Apple's page: Charts/AxisContentBuilder.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _AxisGroups { _AxisGroups(_groups: []) }
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> _AxisGroups {
    _AxisGroups(_groups: accumulated._groups + next._groups)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first content: First
  ) -> BuilderConditional<First, Second> { .first(content) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> { .second(content) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// Combines the marks at a value. Apple's page: Charts/AxisMarkBuilder.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  public static func buildBlock() -> _AxisParts { _AxisParts(_parts: []) }
  public static func buildPartialBlock<Mark: AxisMark>(first: Mark) -> Mark { first }
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> _AxisParts {
    _AxisParts(_parts: accumulated._parts + next._parts)
  }
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first mark: First
  ) -> BuilderConditional<First, Second> { .first(mark) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second mark: Second
  ) -> BuilderConditional<First, Second> { .second(mark) }
  public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark { AnyAxisMark(erasing: mark) }
}
