package import Foundation

/// Horizontal or vertical. Apple's page: SwiftUI/Axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical

  /// None, one or both axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
