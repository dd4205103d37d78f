import Foundation

/// The views that a layout arranges. Apple's page: SwiftUI/LayoutSubviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// Part of the views.
  public typealias SubSequence = LayoutSubviews
  /// One view.
  public typealias Element = LayoutSubview
  /// Its number.
  public typealias Index = Int

  /// Where reading begins around the container.
  public var layoutDirection: LayoutDirection
  private let subviews: [LayoutSubview]
  private let places: PlacementRecord

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    let places = PlacementRecord()
    self.layoutDirection = layoutDirection
    self.places = places
    subviews = nodes.enumerated().map { LayoutSubview(node: $1, index: $0, places: places) }
  }

  private init(_ subviews: [LayoutSubview], of whole: LayoutSubviews) {
    self.subviews = subviews
    layoutDirection = whole.layoutDirection
    places = whole.places
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  /// The views at `bounds`.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), of: self) }
  /// The views at `indices`, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, of: self)
  }

  /// Whether these are the same views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.subviews == rhs.subviews
  }

  var nodes: [LayoutNode] { subviews.map(\.node) }

  /// The same views, none of them placed yet.
  func recording() -> LayoutSubviews { LayoutSubviews(nodes, layoutDirection: layoutDirection) }

  /// Where the views were placed; a view that was not is centred in `bounds`.
  func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [Placement] {
    subviews.map { subview in
      if let placement = places[subview.index] {
        let origin = CGPoint(x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY)
        return Placement(origin: origin, proposal: placement.proposal)
      }
      let size = subview.node.fittingSize(proposal)
      let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
      return Placement(origin: origin, proposal: proposal)
    }
  }
}

/// Where a layout puts its views, while it does so.
final class PlacementRecord {
  private var placements: [Int: Placement] = [:]

  subscript(index: Int) -> Placement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}
