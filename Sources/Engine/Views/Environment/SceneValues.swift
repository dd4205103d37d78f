public import Foundation

/// Whether a scene is in use. Apple's page: SwiftUI/ScenePhase.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, not in use.
  case inactive
  /// In use.
  case active
}

/// How much room there is along an axis. Apple's page: SwiftUI/UserInterfaceSizeClass.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a phone.
  case compact
  /// Much.
  case regular
}

/// How large the rows of a sidebar are. Apple's page: SwiftUI/SidebarRowSize.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small.
  case small
  /// As usual.
  case medium
  /// Large.
  case large
}

/// Opens an address. Apple's page: SwiftUI/OpenURLAction. A picture opens nothing.
public struct OpenURLAction: Sendable {
  /// What became of an address. Apple's page: SwiftUI/OpenURLAction/Result.
  public typealias Result = OpenedURL

  /// Creates an action; `handler` is never called.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and says so: `completion` is called with false.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

/// What became of an address that was to be opened: `OpenURLAction.Result`.
public struct OpenedURL: Sendable {
  /// It was opened.
  public static let handled = OpenedURL()
  /// It was not.
  public static let discarded = OpenedURL()
  /// The system is to open it.
  public static let systemAction = OpenedURL()
  /// The system is to open another one.
  public static func systemAction(_ url: URL) -> OpenedURL { OpenedURL() }
}

/// Ends a presentation. Apple's page: SwiftUI/DismissAction. A picture has none.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Active: the picture is to be seen. Apple's page: SwiftUI/EnvironmentValues/scenePhase.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Compact, as on a phone, unless set. Apple's page: SwiftUI/EnvironmentValues/horizontalSizeClass.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Regular, as on an upright phone, unless set. Apple's page: SwiftUI/EnvironmentValues/verticalSizeClass.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Medium, unless set. Apple's page: SwiftUI/EnvironmentValues/sidebarRowSize.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Opens nothing. Apple's page: SwiftUI/EnvironmentValues/openURL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Ends nothing. Apple's page: SwiftUI/EnvironmentValues/dismiss.
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
