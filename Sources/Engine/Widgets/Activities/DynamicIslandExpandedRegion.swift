public import Views

/// A region of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedRegion. Not drawn.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// `content` is never called.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
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
  /// Does nothing: the Dynamic Island is not drawn. Apple's page: SwiftUI/View/dynamicIsland(verticalPlacement:).
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}

/// The regions of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedContent.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Builds the regions of the expanded Dynamic Island. Apple's page: WidgetKit/DynamicIslandExpandedContentBuilder.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  public static func buildBlock<each Content: View>(
    _ region: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent()
  }

  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedRegion<Content> {
    region
  }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  public static func buildEither(
    first: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  public static func buildEither(
    second: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedRegion<EmptyView> {
    region
  }

  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    content
  }

  private static var region: DynamicIslandExpandedRegion<EmptyView> {
    DynamicIslandExpandedRegion(.bottom) { EmptyView() }
  }
}
