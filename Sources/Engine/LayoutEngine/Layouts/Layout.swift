public import Foundation
public import Graphics

/// A custom container layout. Apple's page: SwiftUI/Layout.
///
/// Coordinates start at the leading edge; a right-to-left layout is mirrored afterwards. Caches exist while the views
/// of one picture do.
public protocol Layout: Animatable {
  /// The values that the layout caches between calls (default: none).
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache; called once for a set of views.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache. The default creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's preferred distances to its neighbours. The default combines those of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container in points for `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every view in `bounds`. A view that is not placed is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The container's explicit guide. The default combines those of its views, except for SwiftUI's own guides.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The container's explicit guide. The default combines those of its views: baselines, and custom guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The combined spacing of the views; none without views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing(all: .absent)) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { combinedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

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
  public func makeCache(subviews: Subviews) {}
}

/// The properties of all layouts of a type. Apple's page: SwiftUI/LayoutProperties.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that is like a stack, for spacers and dividers in it; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}
