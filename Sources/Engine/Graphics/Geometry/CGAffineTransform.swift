public import Foundation

/// An affine transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// Apple's page: CoreGraphics/CGAffineTransform, which Foundation on Linux lacks. As there, points are row vectors:
/// `s.concatenating(t)` applies `s` first, and `t.translatedBy(x:y:)` translates before it applies `t`.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  /// Points to the right.
  public var tx: CGFloat
  /// Points down.
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform whose six numbers are zero, as Apple's initializer does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a rotation about the origin by `angle` radians: clockwise on screen, where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// A transform that translates and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A transform that scales and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A transform that rotates by `angle` radians and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A transform that applies this one and then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; the transform itself if there is none, as Apple's function returns.
  public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The factor by which areas change; zero if the plane collapses, negative if it is mirrored.
  package var determinant: CGFloat { a * d - b * c }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// True for a translation and the identity.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGAffineTransform: Codable {
  /// Decodes the six numbers from an array, as Apple's does.
  ///
  /// - Throws: `DecodingError` if there are fewer than six or one is not a number.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    a = try numbers.decode(CGFloat.self)
    b = try numbers.decode(CGFloat.self)
    c = try numbers.decode(CGFloat.self)
    d = try numbers.decode(CGFloat.self)
    tx = try numbers.decode(CGFloat.self)
    ty = try numbers.decode(CGFloat.self)
  }

  /// Encodes the six numbers as an array, as Apple's does.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}

extension CGPoint {
  /// The transformed point. Apple's page: CoreGraphics/CGPoint/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size transformed as a vector, without translation. Apple's page: CoreGraphics/CGSize/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle; a null rectangle stays null. Apple's page:
  /// CoreGraphics/CGRect/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A vector, in points. Apple's page: CoreFoundation/CGVector, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

  var length: CGFloat { hypot(dx, dy) }

  static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
