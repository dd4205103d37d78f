/// A configuration changed by a modifier.
public struct _ModifiedConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?
  public let _undrawn: UndrawnWidget?
}

extension WidgetConfiguration {
  package func changing(_ change: (inout WidgetKind) -> Void) -> _ModifiedConfiguration {
    var kind = _kind
    if var known = kind {
      change(&known)
      kind = known
    }
    return _ModifiedConfiguration(_kind: kind, _undrawn: _undrawn)
  }

  /// The configuration itself, for modifiers that do not affect a picture.
  package var unchanged: _ModifiedConfiguration { _ModifiedConfiguration(_kind: _kind, _undrawn: _undrawn) }

  /// The configuration with a name, for drawn and undrawn widgets.
  func named(_ name: String) -> _ModifiedConfiguration {
    let result = changing { $0.displayName = name }
    var undrawn = _undrawn
    undrawn?.displayName = name
    return _ModifiedConfiguration(_kind: result._kind, _undrawn: undrawn)
  }

  /// The configuration with a description, for drawn and undrawn widgets.
  func described(_ description: String) -> _ModifiedConfiguration {
    let result = changing { $0.description = description }
    var undrawn = _undrawn
    undrawn?.description = description
    return _ModifiedConfiguration(_kind: result._kind, _undrawn: undrawn)
  }
}
