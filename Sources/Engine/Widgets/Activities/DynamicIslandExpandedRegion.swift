public import Views

/// A part of the expanded island. Apple's page: WidgetKit/DynamicIslandExpandedRegion. Not drawn.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a part; `content` is never made.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part of the expanded island stands. Apple's page: WidgetKit/DynamicIslandExpandedRegionPosition.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Where a part goes that is too wide for its place.
/// Apple's page: WidgetKit/DynamicIslandExpandedRegionVerticalPlacement.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// It stays.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
  /// Does nothing: there is no island. Apple's page: SwiftUI/View/dynamicIsland(verticalPlacement:).
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}

/// The parts of the expanded island. Apple's page: WidgetKit/DynamicIslandExpandedContent.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Collects parts of the expanded island. Apple's page: WidgetKit/DynamicIslandExpandedContentBuilder.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Collects no part.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  /// Collects parts.
  public static func buildBlock<each Content: View>(
    _ region: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent()
  }

  /// Takes one part.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedRegion<Content> {
    region
  }

  /// Takes parts that a function of the same builder collected.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  /// Collects a part that is there or not.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  /// Collects the first branch of `if … else`.
  public static func buildEither(
    first: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  /// Collects the other branch of `if … else`.
  public static func buildEither(
    second: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  /// Collects what stands behind `if #available`.
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    content
  }

  private static var region: DynamicIslandExpandedRegion<EmptyView> {
    DynamicIslandExpandedRegion(.bottom) { EmptyView() }
  }
}
