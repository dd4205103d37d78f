public import Foundation

/// What a view wants between itself and its neighbours in a stack. Apple's page: SwiftUI/ViewSpacing.
///
/// Eight points between plain views; text asks for distances that follow its font; a spacer asks for none.
public struct ViewSpacing: Hashable, Sendable {
  /// What one side wants.
  package enum Preference: Hashable, Sendable {
    /// The system's default, 8.
    case standard
    /// Nothing: the neighbour's wish does not count either.
    case none
    /// A line of text. `toText` is the distance to another text's edge, `toView` to anything else.
    case text(toView: CGFloat, toText: CGFloat)
  }

  package var top: Preference
  package var leading: Preference
  package var bottom: Preference
  package var trailing: Preference

  /// The default on every side.
  public init() { self.init(all: .standard) }

  package init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(all: .none)

  /// The distance in points from this view to `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (before, after) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return switch (before, after) {
    case (.none, _), (_, .none): 0
    case (.standard, .standard): Self.standardDistance
    case (.text(_, let a), .text(_, let b)): max(a, b)
    case (.text(let distance, _), .standard), (.standard, .text(let distance, _)): distance
    }
  }

  /// The default spacing of stacks.
  package static let standardDistance: CGFloat = 8
}
