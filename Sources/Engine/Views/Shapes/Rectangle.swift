public import Foundation
public import Graphics

/// A rectangle with sharp corners. Apple's page: SwiftUI/Rectangle.
public struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle with sharp corners.
  public static var rect: Rectangle { Rectangle() }
}

extension CGRect {
  /// The rectangle inset by `amount` points on every side; never negative.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let width = max(0, width - 2 * amount)
    let height = max(0, height - 2 * amount)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
