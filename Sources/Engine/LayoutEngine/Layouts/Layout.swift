public import Foundation
public import Graphics

/// An arrangement of views of your own. Apple's page: SwiftUI/Layout.
///
/// Coordinates run to the right from the leading edge; a right-to-left layout is mirrored afterwards, as a whole. What is
/// cached lives as long as the views of one picture.
public protocol Layout: Animatable {
  /// What the layout remembers between its functions; nothing unless it says so.
  associatedtype Cache = Void

  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What all layouts of the type have in common.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout remembers; called once for a set of views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date. The default makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the container wants between itself and its neighbours. The default is what its views want on all sides.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container, in points, when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives every view a place in `bounds`. One that gets none is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container has a guide. The default merges what its views say, guides that SwiftUI names excepted.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the container has a guide. The default merges what its views say: baselines, and guides of your own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What the views want together; nothing without views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing(all: .absent)) { $0.formUnion($1.spacing) }
  }

  /// What the views say together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { combinedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

  /// What the views say together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { combinedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

  private func combinedGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    guard key.passesThroughStacks, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let recording = subviews.recording()
    placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
    let placements = recording.placements(in: bounds, proposal: proposal)
    return key.combined(zip(recording.nodes, placements).compactMap { $0.guide(key, placed: $1) })
  }
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}

/// What all layouts of one type have in common. Apple's page: SwiftUI/LayoutProperties.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that is like a stack, for spacers and dividers in it; nil for none.
  public var stackOrientation: Axis?

  /// Creates properties that say nothing.
  public init() {}
}
