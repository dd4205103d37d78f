public import Foundation
public import LayoutEngine
public import Views

/// The views of a Live Activity around the camera. Apple's page: WidgetKit/DynamicIsland.
public struct DynamicIsland {
  let expanded: () -> [IslandRegion]
  let compactLeading, compactTrailing, minimal: () -> AnyView
  private(set) var keyline: Color?
  private(set) var url: URL?
  private var margins: [DynamicIslandMode: [(edges: Edge.Set, length: CGFloat)]] = [:]

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// The colour of the line around the island. Apple's page: WidgetKit/DynamicIsland/keylineTint(_:).
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  /// The URL that the island opens outside of links. Apple's page: WidgetKit/DynamicIsland/widgetURL(_:).
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// The margins of a presentation's content. Apple's page: WidgetKit/DynamicIsland/contentMargins(_:_:for:).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins[mode, default: []].append((edges, length))
    return island
  }

  /// The margins of a presentation: those that are set, and `standard` at the other edges.
  func margins(of mode: DynamicIslandMode, standard: EdgeInsets) -> EdgeInsets {
    margins[mode, default: []].reduce(into: standard) { insets, margin in
      if margin.edges.contains(.top) { insets.top = margin.length }
      if margin.edges.contains(.leading) { insets.leading = margin.length }
      if margin.edges.contains(.bottom) { insets.bottom = margin.length }
      if margin.edges.contains(.trailing) { insets.trailing = margin.length }
    }
  }
}

/// A presentation of the Dynamic Island. Apple's page: WidgetKit/DynamicIslandMode.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
