/// Repeats the name of `ControlSize`'s newest case, for sources in Swift 5 mode, which do not see the case.
public protocol _ControlSizeNames {}

extension ControlSize: _ControlSizeNames {}

extension _ControlSizeNames where Self == ControlSize {
  @available(swift, obsoleted: 6)
  public static var extraLarge: Self { Case.extraLarge }
}

/// The case. The static member is hidden in Swift 6 but would find itself here.
private enum Case {
  static var extraLarge: ControlSize { .extraLarge }
}
