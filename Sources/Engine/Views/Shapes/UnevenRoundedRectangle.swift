public import Foundation
public import Graphics

/// A rectangle with a different radius for each corner. Apple's page: SwiftUI/UnevenRoundedRectangle.
///
/// Leading corners are on the right in right-to-left layouts.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points. Each is limited to half of an edge, or to what its neighbour leaves if that is more.
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle; other corners are square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.shrunk(by: inset), cornerRadii: cornerRadii.shrunk(by: inset), style: style)
  }

  /// Insets the rectangle and reduces the radii by the same amount.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a different radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a different radius for each corner; other corners are square.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
