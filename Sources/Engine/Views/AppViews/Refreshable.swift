/// Brings the contents of a view up to date. Apple's page: SwiftUI/RefreshAction.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs what `refreshable` was given.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Offers `action` to the views inside, as `refresh` in the environment; nobody pulls at a picture.
  /// Apple's page: SwiftUI/View/refreshable(action:).
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changingEnvironment { $0[RefreshKey.self] = RefreshAction(action) }
  }
}

extension EnvironmentValues {
  /// What `refreshable` offers; nil without one. Apple's page: SwiftUI/EnvironmentValues/refresh.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
