/// Gives `ActivityState` the name of its newest case once more, for sources that are read as Swift 5 and do not see the case.
public protocol _ActivityStateNames {}

extension ActivityState: _ActivityStateNames {}

extension _ActivityStateNames where Self == ActivityState {
  /// It is to start later.
  @available(swift, obsoleted: 6)
  public static var pending: Self { Case.pending }
}

/// The case. A member that is not there in Swift 6 sees itself beside the case, so it asks here.
private enum Case {
  static var pending: ActivityState { .pending }
}
