/// How large controls are drawn. Apple's page: SwiftUI/ControlSize.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The default.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are drawn; `regular` unless set. Apple's page: SwiftUI/EnvironmentValues/controlSize.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension View {
  /// Sets how large the controls in the view are drawn: bordered buttons follow it, as on iOS.
  /// Apple's page: SwiftUI/View/controlSize(_:).
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
