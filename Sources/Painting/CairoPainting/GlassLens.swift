import Foundation
import Graphics

/// The rim of glass in pixels, and what it does to light.
struct GlassLens {
  /// The largest length, in pixels.
  static let limit: CGFloat = 400

  private(set) var width: Float
  private(set) var bend: Float
  let highlight: Float
  let shade: Float
  let joining: Float
  /// The width of the bright line.
  private let line: Float
  let isLimited: Bool

  /// Nil if the rim has no width.
  init?(_ rim: GlassRim, pixelsPerPoint: CGFloat) {
    func pixels(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length * pixelsPerPoint) : 0 }
    func part(_ number: Double) -> Float { number.isFinite ? Float(min(max(number, 0), 1)) : 0 }
    let lengths = [rim.width, rim.bend, rim.joining].map(pixels)
    guard lengths[0] > 0, pixelsPerPoint.isFinite else { return nil }
    isLimited = lengths.contains { $0 > Self.limit }
    let limited = lengths.map { Float(min($0, Self.limit)) }
    (width, bend, joining) = (limited[0], limited[1], limited[2])
    (highlight, shade) = (part(rim.highlight), part(rim.shade))
    line = Float(min(max(1.25 * pixelsPerPoint, 1.25), Self.limit))
  }

  /// How many transparent pixels must surround a shape.
  var margin: Int { Int((joining / 2).rounded(.up)) + 2 }

  /// How far outside of the visible part an outline changes what is visible.
  var reach: Int { Int((width + 3 * softness + joining).rounded(.up)) + margin }

  /// The standard deviation with which the directions of outlines are averaged, so that corners bend smoothly.
  var softness: Float { max(width * 0.4, 1) }

  /// A rim that fits into a shape of which no pixel is deeper than `depth`.
  func fitting(depth: Float) -> GlassLens {
    guard depth < width else { return self }
    var lens = self
    lens.width = max(depth, 0.5)
    lens.bend *= lens.width / width
    return lens
  }

  /// How far inside the light comes from that is seen at `depth`: the profile of a quarter of a circle.
  func displacement(at depth: Float) -> Float {
    let slope = nearness(depth)
    return bend * (1 - (1 - slope * slope).squareRoot())
  }

  /// The opacity of white at `depth`, where `facing` is 1 on the side of the light and −1 on the other, where it leaves
  /// the glass.
  func light(at depth: Float, facing: Float) -> Float {
    let strength = 0.28 + (facing > 0 ? 0.72 : 0.5) * facing * facing
    let near = min(max(1 - (depth - 0.5) / line, 0), 1)
    let slope = nearness(depth)
    return highlight * strength * (near * near + 0.14 * slope * slope * slope * (1 - near))
  }

  /// The opacity of black at `depth`.
  func shade(at depth: Float) -> Float {
    let slope = nearness(depth)
    return shade * slope * slope
  }

  /// 1 at the outline, 0 inside of the rim.
  private func nearness(_ depth: Float) -> Float { min(max(1 - depth / width, 0), 1) }
}
