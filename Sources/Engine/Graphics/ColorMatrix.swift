/// How the components of a colour are mixed anew. Apple's page: SwiftUI/ColorMatrix.
///
/// The rows make red, green, blue and alpha; the columns are the factors of red, green, blue and alpha, and what is added.
/// Components are straight (not premultiplied), 0…1.
public struct ColorMatrix: Hashable, Sendable {
  /// Red of red.
  public var r1: Float = 1
  /// Red of green.
  public var r2: Float = 0
  /// Red of blue.
  public var r3: Float = 0
  /// Red of alpha.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// Green of red.
  public var g1: Float = 0
  /// Green of green.
  public var g2: Float = 1
  /// Green of blue.
  public var g3: Float = 0
  /// Green of alpha.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// Blue of red.
  public var b1: Float = 0
  /// Blue of green.
  public var b2: Float = 0
  /// Blue of blue.
  public var b3: Float = 1
  /// Blue of alpha.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// Alpha of red.
  public var a1: Float = 0
  /// Alpha of green.
  public var a2: Float = 0
  /// Alpha of blue.
  public var a3: Float = 0
  /// Alpha of alpha.
  public var a4: Float = 1
  /// What is added to alpha.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  package var rows: [[Double]] {
    [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]].map { $0.map(Double.init) }
  }
}
