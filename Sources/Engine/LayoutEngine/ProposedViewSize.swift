public import Foundation

/// What a container offers a view. Apple's page: SwiftUI/ProposedViewSize.
///
/// Each dimension for itself: a number of points; zero asks for the smallest size, infinity for the largest, `nil` for
/// the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
  /// Points, or nil for the view's ideal width.
  public var width: CGFloat?
  /// Points, or nil for the view's ideal height.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly `size`.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A size with `size` in place of what is not specified; 10 × 10 unless given, the size of a shape asked for nothing.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The same with nothing specified where this is not a number: those are not equal to themselves.
  var withoutNaN: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }

  /// The proposal along `axis`.
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
