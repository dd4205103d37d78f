public import Foundation

extension CGPoint {
  /// Whether two points are equal. Apple's page: CoreGraphics/CGPoint/equalTo(_:).
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are equal. Apple's page: CoreGraphics/CGSize/equalTo(_:).
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles have the same place and size, also if their sizes are written with other signs.
  /// Apple's page: CoreGraphics/CGRect/equalTo(_:).
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
