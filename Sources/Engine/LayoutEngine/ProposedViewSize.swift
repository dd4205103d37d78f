public import Foundation

/// The size that a container proposes to a view. Apple's page: SwiftUI/ProposedViewSize.
///
/// Each dimension is a number of points; zero asks for the smallest size, infinity for the largest, and `nil` for the
/// ideal one.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; nil for the view's ideal width.
  public var width: CGFloat?
  /// The height in points; nil for the view's ideal height.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with unspecified dimensions replaced by those of `size` (default: 10 × 10, the size of a shape
  /// without a proposal).
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with nil for NaN, which is not equal to itself.
  var withoutNaN: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
