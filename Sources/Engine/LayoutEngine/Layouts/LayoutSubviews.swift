public import Foundation

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

/// A view that a layout arranges. Apple's page: SwiftUI/LayoutSubview.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let places: PlacementRecord

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node && lhs.index == rhs.index
  }

  /// The view's value for `key`, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The view's layout priority (default: 0).
  public var priority: Double { node.priority }

  /// The view's preferred distances to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The view's size in points for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.fittingSize(proposal) }

  /// The size for `proposal`, with the view's alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// Places the view's point `anchor` at `position`, in the coordinates of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.fittingSize(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    places[index] = Placement(origin: origin, proposal: proposal)
  }
}

/// The key of a value that views pass to their layout. Apple's page: SwiftUI/LayoutValueKey.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

extension HorizontalAlignment {
  /// The combined value of several views' explicit guides: their mean; nil for none. Apple's page:
  /// SwiftUI/HorizontalAlignment/combineExplicit(_:).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.passesThroughStacks ? key.combined(values.compactMap { $0 }) : nil
  }
}

extension VerticalAlignment {
  /// The combined value of several views' explicit guides: their mean, or the first or last baseline; nil for none.
  /// Apple's page: SwiftUI/VerticalAlignment/combineExplicit(_:).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.passesThroughStacks ? key.combined(values.compactMap { $0 }) : nil
  }
}
