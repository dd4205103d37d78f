/// Declares the name of `ActivityState`'s newest case again, for sources in Swift 5 mode, which do not see the case.
public protocol _ActivityStateNames {}

extension ActivityState: _ActivityStateNames {}

extension _ActivityStateNames where Self == ActivityState {
  /// The activity will start later.
  @available(swift, obsoleted: 6)
  public static var pending: Self { Case.pending }
}

/// The case. In Swift 6 a static member would refer to itself instead of the case, so it uses this.
private enum Case {
  static var pending: ActivityState { .pending }
}
