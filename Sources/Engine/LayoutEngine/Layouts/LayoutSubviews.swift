import Foundation

/// The views that a layout arranges. Apple's page: SwiftUI/LayoutSubviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  /// The reading direction of the container.
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

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), of: self) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, of: self)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.subviews == rhs.subviews
  }

  var nodes: [LayoutNode] { subviews.map(\.node) }

  /// The same views, not placed yet.
  func recording() -> LayoutSubviews { LayoutSubviews(nodes, layoutDirection: layoutDirection) }

  /// The placements of the views; a view without one is centred in `bounds`.
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

/// Records where a layout places its views.
final class PlacementRecord {
  private var placements: [Int: Placement] = [:]

  subscript(index: Int) -> Placement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}
