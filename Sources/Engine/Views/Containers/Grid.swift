public import Foundation
public import LayoutEngine

/// Rows of views with aligned columns. Apple's page: SwiftUI/Grid.
///
/// A view outside of a ``GridRow`` is a row that spans all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: GridRule
  private let spacings: [CGFloat?]

  /// Creates a grid. Spacings are in points (default: what the cells prefer, 8 between plain views).
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [horizontalSpacing, verticalSpacing]
    rule = GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.setting(\.stackAxis, to: nil)))]
  }
}

/// The cells of one row of a ``Grid``; a group elsewhere. Apple's page: SwiftUI/GridRow.
///
/// A modifier on a row applies to each cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: VerticalAlignment?

  /// Creates a row; `alignment` overrides the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let row = GridRowTraits(alignment: alignment)
    return content._lower(in: context).map { cell in
      context.node(cell, "GridRow") { $0.cell.row = row }
    }
  }
}

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``. Apple's page: SwiftUI/GridItem.
public struct GridItem: Sendable {
  /// The length of a track across the grid, in points. Apple's page: SwiftUI/GridItem/Size.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of the available length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into a share, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track (default: 8).
  public var spacing: CGFloat?
  /// The alignment in the track's cells (default: the grid's).
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(length, spacing: spacing, alignment: alignment)
  }
}

/// A grid of views, row by row. Apple's page: SwiftUI/LazyVGrid.
///
/// A picture shows all views at once, so nothing is lazy. Each view is proposed its column's width and its own
/// height.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: LazyGridRule
  private let spacings: [CGFloat?]

  /// Creates a grid; `spacing` is between rows, in points (default: 8). Nothing is pinned in a picture.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [spacing] + columns.map(\.spacing)
    rule = LazyGridRule(
      axis: .vertical, tracks: columns.map(\.track), lineSpacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.inLazyGrid))]
  }
}

/// A grid of views, column by column. Apple's page: SwiftUI/LazyHGrid.
///
/// As in ``LazyVGrid``, nothing is lazy.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: LazyGridRule
  private let spacings: [CGFloat?]

  /// Creates a grid; `spacing` is between columns, in points (default: 8). Nothing is pinned in a picture.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [spacing] + rows.map(\.spacing)
    rule = LazyGridRule(
      axis: .horizontal, tracks: rows.map(\.track), lineSpacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.inLazyGrid))]
  }
}

extension _LoweringContext {
  fileprivate var inLazyGrid: _LoweringContext { setting(\.stackAxis, to: nil).setting(\.isInLazyGrid, to: true) }
}
