/// A configuration changed by a modifier.
public struct _ModifiedConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?
}

extension WidgetConfiguration {
  package func changing(_ change: (inout WidgetKind) -> Void) -> _ModifiedConfiguration {
    var kind = _kind
    if var known = kind {
      change(&known)
      kind = known
    }
    return _ModifiedConfiguration(_kind: kind)
  }

  /// The configuration itself, for modifiers that do not affect a picture.
  package var unchanged: _ModifiedConfiguration { _ModifiedConfiguration(_kind: _kind) }
}
