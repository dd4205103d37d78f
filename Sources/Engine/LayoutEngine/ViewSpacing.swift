public import Foundation

/// What a view wants between itself and its neighbours in a stack. Apple's page: SwiftUI/ViewSpacing.
///
/// Eight points between plain views; text asks for distances that follow its font; a spacer asks for none.
public struct ViewSpacing: Hashable, Sendable {
  package var top: Preference
  package var leading: Preference
  package var bottom: Preference
  package var trailing: Preference

  /// No wish on any side: the neighbour's counts, and the system's default, 8, where there is none either.
  public init() { self.init(all: .standard) }

  package init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(all: .none)

  /// Adds what `other` wants on `edges`: on each the larger wish counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The wishes of both on `edges`, those of this view on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points from this view to `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Forgets the wishes on `edges`: the edge of a frame or of a padding is a plain one.
  package mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .standard }
    if edges.contains(.leading) { leading = .standard }
    if edges.contains(.bottom) { bottom = .standard }
    if edges.contains(.trailing) { trailing = .standard }
  }

  /// The default spacing of stacks.
  package static let standardDistance: CGFloat = 8
}

extension ViewSpacing {
  /// What one side wants. A side may belong to several views, such as that of a row; then it has the wishes of all.
  ///
  /// Two sides agree on the largest distance for which one has a wish and the other is what the wish is about.
  package struct Preference: Hashable, Sendable {
    /// Whether a plain view ends here: what a text's distance to a view is measured to.
    var isPlain = false
    /// The distance of a text that ends here to a plain view.
    var toView: CGFloat?
    /// The distance of a text that ends here to another text.
    var toText: CGFloat?
    /// The distance of what ends here to anything that has no wish about it.
    var toAnything: CGFloat?

    /// A plain view: the system's default, 8.
    package static let standard = Preference(isPlain: true)
    /// Nothing: the neighbour's wish does not count either.
    package static let none = Preference(toAnything: 0)
    /// No wish, and not even a side: what the union starts with.
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
