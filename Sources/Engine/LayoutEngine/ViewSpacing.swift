public import Foundation

/// A view's preferred distances to its neighbours in a stack. Apple's page: SwiftUI/ViewSpacing.
///
/// Plain views are 8 points apart; text prefers distances that depend on its font; a spacer prefers none.
public struct ViewSpacing: Hashable, Sendable {
  package var top: Preference
  package var leading: Preference
  package var bottom: Preference
  package var trailing: Preference

  /// No preference on any side: the neighbour's applies, or the default of 8 points.
  public init() { self.init(all: .standard) }

  package init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(all: .none)

  /// Adds the preferences of `other` on `edges`; on each the larger one applies.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The preferences of both on `edges`, those of this view on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points from this view to `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Removes the preferences on `edges`: the edges of a frame or a padding are plain.
  package mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .standard }
    if edges.contains(.leading) { leading = .standard }
    if edges.contains(.bottom) { bottom = .standard }
    if edges.contains(.trailing) { trailing = .standard }
  }

  package static let standardDistance: CGFloat = 8
}

extension ViewSpacing {
  /// The preferences of one side. A side of several views, such as a row's, has the preferences of all.
  ///
  /// The distance of two sides is the largest one that one side prefers and that applies to the other.
  package struct Preference: Hashable, Sendable {
    /// Whether a plain view ends here, to which a text's distance to a view applies.
    var isPlain = false
    /// The distance of a text that ends here to a plain view.
    var toView: CGFloat?
    /// The distance of a text that ends here to another text.
    var toText: CGFloat?
    /// The distance to any other view.
    var toAnything: CGFloat?

    /// A plain view: the default of 8 points.
    package static let standard = Preference(isPlain: true)
    /// None: the neighbour's preference is ignored too.
    package static let none = Preference(toAnything: 0)
    /// No preference and no side: the identity of the union.
    package static let absent = Preference()

    /// A line of text. `toText` is the distance to another text's edge, `toView` to anything else.
    package static func text(toView: CGFloat, toText: CGFloat) -> Preference {
      Preference(toView: toView, toText: toText)
    }

    mutating func formUnion(_ other: Preference) {
      isPlain = isPlain || other.isPlain
      toView = Self.larger(toView, other.toView)
      toText = Self.larger(toText, other.toText)
      toAnything = Self.larger(toAnything, other.toAnything)
    }

    func distance(to next: Preference) -> CGFloat {
      var wishes: [CGFloat] = []
      if let mine = toText, let other = next.toText { wishes.append(max(mine, other)) }
      if next.isPlain, let toView { wishes.append(toView) }
      if isPlain, let other = next.toView { wishes.append(other) }
      return wishes.max() ?? Self.larger(toAnything, next.toAnything) ?? ViewSpacing.standardDistance
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
  }
}
