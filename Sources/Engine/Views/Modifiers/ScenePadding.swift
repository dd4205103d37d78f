public import LayoutEngine

/// Which margins a scene has. Apple's page: SwiftUI/ScenePadding.
public struct ScenePadding: Equatable, Sendable {
  private let isMinimum: Bool
  /// The least margin.
  public static let minimum = ScenePadding(isMinimum: true)
  /// The margin of the navigation bar.
  public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
  /// Adds the margins that the platform's scenes have: 16 points. Apple's page: SwiftUI/View/scenePadding(_:).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the margins that the platform's scenes have: 16 points. Apple's page: SwiftUI/View/scenePadding(_:edges:).
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
