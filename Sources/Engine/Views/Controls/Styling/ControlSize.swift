/// The size of controls. Apple's page: SwiftUI/ControlSize.
///
/// In Swift 5 mode, the newest size is a static member (`ControlSize+Swift5.swift`), so that a `switch` over the
/// older sizes is exhaustive.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large
  @available(swift 6) case extraLarge

  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

extension EnvironmentValues {
  /// The size of controls (default: `regular`). Apple's page: SwiftUI/EnvironmentValues/controlSize.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension View {
  /// Sets the size of the controls in the view: bordered buttons follow it, as on iOS. Apple's page:
  /// SwiftUI/View/controlSize(_:).
  public func controlSize(_ controlSize: ControlSize) -> _EnvironmentModifier<Self> {
    environment(\.controlSize, controlSize)
  }
}

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

extension EnvironmentValues {
  /// Whether controls hide their labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Hides the labels of toggles and labeled content in the view. Apple's page: SwiftUI/View/labelsHidden().
  ///
  /// Buttons, labels, gauges and progress views keep theirs, as in SwiftUI.
  public func labelsHidden() -> _EnvironmentModifier<Self> { changingEnvironment { $0.hidesLabels = true } }
}
