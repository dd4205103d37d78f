/// The size of controls. Apple's page: SwiftUI/ControlSize.
///
/// In Swift 5 mode, the newest size is a static member (`ControlSize+Swift5.swift`), so that a `switch` over the
/// older sizes is exhaustive.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
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
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
