public import Views

/// A region of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedRegion.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  /// - Parameter priority: Of several regions, the one with the highest gets its width first.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority) { AnyView(content()) }
  }
}

/// A region of the expanded Dynamic Island, with the type of its view erased.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let view: () -> AnyView
}

/// The position of a region of the expanded Dynamic Island. Apple's page:
/// WidgetKit/DynamicIslandExpandedRegionPosition.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The position of a region that is too wide. Apple's page: WidgetKit/DynamicIslandExpandedRegionVerticalPlacement.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
  /// Where a region's view is if it is too wide for its place beside the camera. Apple's page:
  /// SwiftUI/View/dynamicIsland(verticalPlacement:).
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
  }
}

/// The regions of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedContent.
public struct DynamicIslandExpandedContent<Content: View> {
  var regions: [IslandRegion] = []
}

/// Builds the regions of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedContentBuilder.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public typealias Regions = DynamicIslandExpandedContent<EmptyView>

  public static func buildBlock(_ parts: Regions...) -> Regions { Regions(regions: parts.flatMap(\.regions)) }

  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> Regions {
    Regions(regions: [region.region])
  }

  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> Regions {
    Regions(regions: content.regions)
  }

  public static func buildOptional(_ content: Regions?) -> Regions { content ?? Regions() }

  public static func buildEither(first: Regions) -> Regions { first }

  public static func buildEither(second: Regions) -> Regions { second }

  public static func buildLimitedAvailability(_ content: Regions) -> Regions { content }
}
