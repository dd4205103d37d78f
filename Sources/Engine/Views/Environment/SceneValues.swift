public import Foundation

/// Whether a scene is in use. Apple's page: SwiftUI/ScenePhase.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible, but not in use.
  case inactive
  case active
}

/// The space available along an axis. Apple's page: SwiftUI/UserInterfaceSizeClass.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone.
  case compact
  case regular
}

/// The size of sidebar rows. Apple's page: SwiftUI/SidebarRowSize.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// Opens a URL. Apple's page: SwiftUI/OpenURLAction. Does nothing in a picture.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL. Apple's page: SwiftUI/OpenURLAction/Result.
  public typealias Result = OpenedURL

  /// Creates an action; `handler` is never called.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  public func callAsFunction(_ url: URL) {}

  /// Calls `completion` with false.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

/// The result of opening a URL: `OpenURLAction.Result`.
public struct OpenedURL: Sendable {
  public static let handled = OpenedURL()
  public static let discarded = OpenedURL()
  /// The system should open the URL.
  public static let systemAction = OpenedURL()
  /// The system should open another URL.
  public static func systemAction(_ url: URL) -> OpenedURL { OpenedURL() }
}

/// Dismisses a presentation. Apple's page: SwiftUI/DismissAction. Does nothing in a picture.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The scene's phase: active. Apple's page: SwiftUI/EnvironmentValues/scenePhase.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Compact by default, as on a phone. Apple's page: SwiftUI/EnvironmentValues/horizontalSizeClass.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Regular by default, as on a phone held upright. Apple's page: SwiftUI/EnvironmentValues/verticalSizeClass.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Medium by default. Apple's page: SwiftUI/EnvironmentValues/sidebarRowSize.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// An action that does nothing. Apple's page: SwiftUI/EnvironmentValues/openURL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// An action that does nothing. Apple's page: SwiftUI/EnvironmentValues/dismiss.
  public var dismiss: DismissAction { DismissAction() }

  /// False: nothing is presented. Apple's page: SwiftUI/EnvironmentValues/isPresented.
  public var isPresented: Bool { false }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
