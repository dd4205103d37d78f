/// How large controls are drawn. Apple's page: SwiftUI/ControlSize.
///
/// Sources that are read as Swift 5 see the newest size as a static member (`ControlSize+Swift5.swift`), so that a `switch`
/// over those of earlier systems is complete.
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
  @available(swift 6) case extraLarge

  /// Every size, from the smallest.
  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
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
