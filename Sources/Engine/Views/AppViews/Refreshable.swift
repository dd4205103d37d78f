/// Refreshes the content of a view. Apple's page: SwiftUI/RefreshAction.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action of `refreshable`.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Provides `action` to the views inside as the environment's `refresh`; a picture cannot be pulled to refresh.
  /// Apple's page: SwiftUI/View/refreshable(action:).
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changingEnvironment { $0[RefreshKey.self] = RefreshAction(action) }
  }
}

extension EnvironmentValues {
  /// The action of `refreshable`; nil without one. Apple's page: SwiftUI/EnvironmentValues/refresh.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
