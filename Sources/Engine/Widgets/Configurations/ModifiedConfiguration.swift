/// A configuration about which a modifier said something.
public struct _ModifiedConfiguration: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// What is known of the widget.
  public let _kind: WidgetKind?
  /// What is known of something that is not drawn.
  public let _undrawn: UndrawnWidget?
}

extension WidgetConfiguration {
  /// The configuration with a change to what is known of its widget.
  package func changing(_ change: (inout WidgetKind) -> Void) -> _ModifiedConfiguration {
    var kind = _kind
    if var known = kind {
      change(&known)
      kind = known
    }
    return _ModifiedConfiguration(_kind: kind, _undrawn: _undrawn)
  }

  /// The configuration as it is: what a modifier gives that says nothing about a picture.
  package var unchanged: _ModifiedConfiguration { _ModifiedConfiguration(_kind: _kind, _undrawn: _undrawn) }

  /// The configuration with a name, be it drawn or not.
  func named(_ name: String) -> _ModifiedConfiguration {
    let result = changing { $0.displayName = name }
    var undrawn = _undrawn
    undrawn?.displayName = name
    return _ModifiedConfiguration(_kind: result._kind, _undrawn: undrawn)
  }

  /// The configuration with a description, be it drawn or not.
  func described(_ description: String) -> _ModifiedConfiguration {
    let result = changing { $0.description = description }
    var undrawn = _undrawn
    undrawn?.description = description
    return _ModifiedConfiguration(_kind: result._kind, _undrawn: undrawn)
  }
}
