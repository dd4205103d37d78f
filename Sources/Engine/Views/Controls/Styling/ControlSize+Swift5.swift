/// Gives `ControlSize` the name of its newest case once more, for sources that are read as Swift 5 and do not see the case.
public protocol _ControlSizeNames {}

extension ControlSize: _ControlSizeNames {}

extension _ControlSizeNames where Self == ControlSize {
  /// The largest.
  @available(swift, obsoleted: 6)
  public static var extraLarge: Self { Case.extraLarge }
}

/// The case. A member that is not there in Swift 6 sees itself beside the case, so it asks here.
private enum Case {
  static var extraLarge: ControlSize { .extraLarge }
}
