public import Foundation

/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// Apple's page: CoreGraphics/CGAffineTransform, which Foundation on Linux lacks. As there, points are rows, so
/// `s.concatenating(t)` maps by `s` first, and `t.translatedBy(x:y:)` moves before it does what `t` did.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of x comes from x.
  public var a: CGFloat
  /// How much of y comes from x.
  public var b: CGFloat
  /// How much of x comes from y.
  public var c: CGFloat
  /// How much of y comes from y.
  public var d: CGFloat
  /// Points to the right.
  public var tx: CGFloat
  /// Points down.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the map that sends everything to the origin: all six numbers are zero, as in Apple's.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a map of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a map of its six numbers, in the order of ``init(a:b:c:d:tx:ty:)``.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a move by `x` points to the right and `y` down.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a stretch about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a turn about the origin by `angle` radians: clockwise on screen, where y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// True for the map that changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that moves first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that stretches first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns by `angle` radians first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that does what this one does and then what `next` does.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map back; this map itself where there is none, as in Apple's.
  public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// By how much areas grow; zero where the plane collapses, negative where it is turned over.
  package var determinant: CGFloat { a * d - b * c }

  /// True when none of the six numbers is infinite or not a number.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// True for a map that moves and nothing else.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGAffineTransform: Codable {
  /// Reads the six numbers from an array, as Apple's does.
  ///
  /// - Throws: `DecodingError` when there are fewer than six or one is no number.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    a = try numbers.decode(CGFloat.self)
    b = try numbers.decode(CGFloat.self)
    c = try numbers.decode(CGFloat.self)
    d = try numbers.decode(CGFloat.self)
    tx = try numbers.decode(CGFloat.self)
    ty = try numbers.decode(CGFloat.self)
  }

  /// Writes the six numbers as an array, as Apple's does.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}

extension CGPoint {
  /// The point that `transform` sends this one to. Apple's page: CoreGraphics/CGPoint/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size as a vector that `transform` turns and stretches but does not move.
  /// Apple's page: CoreGraphics/CGSize/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds what `transform` makes of this one; a null rectangle stays null.
  /// Apple's page: CoreGraphics/CGRect/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
