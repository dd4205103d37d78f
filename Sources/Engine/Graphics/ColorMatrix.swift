/// A linear combination of colour components. Apple's page: SwiftUI/ColorMatrix.
///
/// The rows give red, green, blue and alpha; the columns are the factors of red, green, blue and alpha, and a
/// constant. Components are straight (not premultiplied), 0…1.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// Creates the identity.
  public init() {}

  package var rows: [[Double]] {
    [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]].map { $0.map(Double.init) }
  }
}
