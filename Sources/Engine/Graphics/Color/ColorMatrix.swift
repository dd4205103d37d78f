import Foundation

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

/// A change of colours, pixel by pixel, on straight gamma-encoded sRGB. Every step is clamped to 0…1.
///
/// The matrices agree with what the OpenSwiftUI project compared with SwiftUI's binary, and the results with what the
/// swiftui-web project measured on macOS 26.2.
public enum ColorFilter: Hashable, Sendable {
  /// Adds to every component.
  case brightness(Double)
  /// Multiplies every component's distance from the middle.
  case contrast(Double)
  /// Multiplies every component's distance from the pixel's luminance.
  case saturation(Double)
  /// Removes saturation; 1 leaves none.
  case grayscale(Double)
  /// Rotates hues by an angle in radians, at constant luminance.
  case hueRotation(Double)
  /// Replaces every component by its difference from 1.
  case invert
  /// Multiplies by a colour, including its alpha.
  case multiply(ResolvedColor)
  /// Replaces the colour by black and the alpha by the luminance.
  case luminanceToAlpha
  /// Multiplies the components by a matrix.
  case matrix(ColorMatrix)
  /// Paints `color` where the alpha is in the range, both ends included, and clear elsewhere.
  case alphaThreshold(min: Double, max: Double, ResolvedColor)
  /// Converts gamma-encoded components to linear ones, for the following filters.
  case decodingGamma
  /// Converts linear components to gamma-encoded ones.
  case encodingGamma

  /// Rec. 709.
  package static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The rows for red, green, blue and alpha: the factors of red, green, blue and alpha, and a constant. The identity
  /// for filters that are not a matrix.
  package var rows: [[Double]] {
    let (r, g, b) = (Self.luminance.red, Self.luminance.green, Self.luminance.blue)
    switch self {
    case .brightness(let amount): return Self.diagonal(1, 1, 1, 1, adding: amount)
    case .contrast(let amount): return Self.diagonal(amount, amount, amount, 1, adding: 0.5 - 0.5 * amount)
    case .saturation(let amount): return Self.saturation(amount)
    case .grayscale(let amount): return Self.saturation(1 - amount)
    case .invert: return Self.diagonal(-1, -1, -1, 1, adding: 1)
    case .multiply(let color): return Self.diagonal(color.red, color.green, color.blue, color.alpha, adding: 0)
    case .matrix(let matrix): return matrix.rows
    case .alphaThreshold, .decodingGamma, .encodingGamma: return Self.diagonal(1, 1, 1, 1, adding: 0)
    case .luminanceToAlpha: return [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [r, g, b, 0, 0]]
    case .hueRotation(let angle):
      // The feColorMatrix of SVG 1.1, with the exact luminance of Rec. 709.
      let (c, s) = (cos(angle), sin(angle))
      return [
        [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
        [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
        [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
        [0, 0, 0, 1, 0],
      ]
    }
  }

  private static func diagonal(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, adding: Double
  ) -> [[Double]] {
    [[red, 0, 0, 0, adding], [0, green, 0, 0, adding], [0, 0, blue, 0, adding], [0, 0, 0, alpha, 0]]
  }

  private static func saturation(_ amount: Double) -> [[Double]] {
    let (r, g, b) = (luminance.red * (1 - amount), luminance.green * (1 - amount), luminance.blue * (1 - amount))
    return [[r + amount, g, b, 0, 0], [r, g + amount, b, 0, 0], [r, g, b + amount, 0, 0], [0, 0, 0, 1, 0]]
  }
}
