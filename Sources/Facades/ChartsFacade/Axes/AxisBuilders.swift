/// Makes one axis of several groups of marks. Apple's page: Charts/AxisContentBuilder.
@resultBuilder
public enum AxisContentBuilder {
  /// A group by itself.
  public static func buildExpression(_ content: some AxisContent) -> _AxisGroups {
    _AxisGroups(_groups: content._groups)
  }
  /// Several groups.
  public static func buildBlock(_ contents: _AxisGroups...) -> _AxisGroups {
    _AxisGroups(_groups: contents.flatMap(\._groups))
  }
  /// `if` without `else`.
  public static func buildOptional(_ content: _AxisGroups?) -> _AxisGroups { content ?? _AxisGroups(_groups: []) }
  /// The first of two cases.
  public static func buildEither(first content: _AxisGroups) -> _AxisGroups { content }
  /// The second of two cases.
  public static func buildEither(second content: _AxisGroups) -> _AxisGroups { content }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: _AxisGroups) -> _AxisGroups { content }
}

/// Makes the marks at a value of several. Apple's page: Charts/AxisMarkBuilder.
@resultBuilder
public enum AxisMarkBuilder {
  /// A mark by itself.
  public static func buildExpression(_ mark: some AxisMark) -> _AxisParts { _AxisParts(_parts: mark._parts) }
  /// Several marks.
  public static func buildBlock(_ marks: _AxisParts...) -> _AxisParts { _AxisParts(_parts: marks.flatMap(\._parts)) }
  /// `if` without `else`.
  public static func buildOptional(_ mark: _AxisParts?) -> _AxisParts { mark ?? _AxisParts(_parts: []) }
  /// The first of two cases.
  public static func buildEither(first mark: _AxisParts) -> _AxisParts { mark }
  /// The second of two cases.
  public static func buildEither(second mark: _AxisParts) -> _AxisParts { mark }
  /// `if #available`.
  public static func buildLimitedAvailability(_ mark: _AxisParts) -> _AxisParts { mark }
}
