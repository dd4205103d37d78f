public import Foundation

/// A direction with a length, in points. Apple's page: CoreFoundation/CGVector, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector of its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of whole points.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector {
  /// The vector from `start` to `end`.
  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

  var length: CGFloat { hypot(dx, dy) }

  static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
