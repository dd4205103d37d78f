public import Foundation
public import LayoutEngine

extension View {
  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listRowInsets(_:).
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listRowBackground(_:).
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listRowSeparator(_:edges:).
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listRowSeparatorTint(_:edges:).
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listSectionSeparator(_:edges:).
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listRowSpacing(_:).
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listItemTint(_:).
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Does nothing: only headers in lists have a prominence. Apple's page: SwiftUI/View/headerProminence(_:).
  public func headerProminence(_ prominence: Prominence) -> _EnvironmentModifier<Self> {
    environment(\.headerProminence, prominence)
  }
}

/// The prominence of an element. Apple's page: SwiftUI/Prominence.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  /// The prominence of section headers. Apple's page: SwiftUI/EnvironmentValues/headerProminence.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

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
  public func refreshable(action: @escaping @Sendable () async -> Void) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0[RefreshKey.self] = RefreshAction(action) }
  }
}

extension EnvironmentValues {
  /// The action of `refreshable`; nil without one. Apple's page: SwiftUI/EnvironmentValues/refresh.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
