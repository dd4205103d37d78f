public import Foundation
public import Graphics

/// A rectangle with rounded corners, continuous by default. Apple's page: SwiftUI/RoundedRectangle.
public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners in points, each limited to half of the shorter side.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rounded rectangle; the radius is in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle whose corners may be elliptical.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let radii = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(
      roundedRect: rect.shrunk(by: inset), cornerSize: cornerSize.isRound ? radii : .zero, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Insets the rectangle and reduces the radii by the same amount.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension CGSize {
  fileprivate var isRound: Bool { width > 0 && height > 0 }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners, continuous by default; the radii are in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners, continuous by default; the radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
