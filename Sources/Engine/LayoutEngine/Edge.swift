public import Foundation

/// A side of a rectangle, by reading direction. Apple's page: SwiftUI/Edge.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// Where reading begins: left, or right in a right-to-left layout.
  case leading
  /// The lower side.
  case bottom
  /// Where reading ends.
  case trailing

  /// Any of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// Where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Where reading ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides, in points. Apple's page: SwiftUI/EdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on each of `edges`, zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }
}
