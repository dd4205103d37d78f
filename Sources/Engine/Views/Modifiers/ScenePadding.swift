public import LayoutEngine

/// The margins of a scene. Apple's page: SwiftUI/ScenePadding.
public struct ScenePadding: Equatable, Sendable {
  private let isMinimum: Bool
  /// The minimum margins.
  public static let minimum = ScenePadding(isMinimum: true)
  /// The margins of the navigation bar.
  public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
  /// Adds a scene's margins: 16 points. Apple's page: SwiftUI/View/scenePadding(_:).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a scene's margins: 16 points. Apple's page: SwiftUI/View/scenePadding(_:edges:).
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
