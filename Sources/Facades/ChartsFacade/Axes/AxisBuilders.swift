/// Combines groups of axis marks. Apple's page: Charts/AxisContentBuilder.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression(_ content: some AxisContent) -> _AxisGroups {
    _AxisGroups(_groups: content._groups)
  }
  public static func buildBlock(_ contents: _AxisGroups...) -> _AxisGroups {
    _AxisGroups(_groups: contents.flatMap(\._groups))
  }
  public static func buildOptional(_ content: _AxisGroups?) -> _AxisGroups { content ?? _AxisGroups(_groups: []) }
  public static func buildEither(first content: _AxisGroups) -> _AxisGroups { content }
  public static func buildEither(second content: _AxisGroups) -> _AxisGroups { content }
  public static func buildLimitedAvailability(_ content: _AxisGroups) -> _AxisGroups { content }
}

/// Combines the marks at a value. Apple's page: Charts/AxisMarkBuilder.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> _AxisParts { _AxisParts(_parts: mark._parts) }
  public static func buildBlock(_ marks: _AxisParts...) -> _AxisParts { _AxisParts(_parts: marks.flatMap(\._parts)) }
  public static func buildOptional(_ mark: _AxisParts?) -> _AxisParts { mark ?? _AxisParts(_parts: []) }
  public static func buildEither(first mark: _AxisParts) -> _AxisParts { mark }
  public static func buildEither(second mark: _AxisParts) -> _AxisParts { mark }
  public static func buildLimitedAvailability(_ mark: _AxisParts) -> _AxisParts { mark }
}
