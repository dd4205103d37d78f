import Foundation

struct LabColor: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  /// A colour in sRGB, as `0xRRGGBB`; higher bits are ignored. After IEC 61966-2-1 and CIE 15.
  init(sRGB color: UInt32) {
    let red = Self.linear[Int(color >> 16 & 0xFF)]
    let green = Self.linear[Int(color >> 8 & 0xFF)]
    let blue = Self.linear[Int(color & 0xFF)]
    // Each row is divided by its sum, the white of D65, so that grays have almost no chroma.
    let x = Self.lightnessCurve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700)
    let y = Self.lightnessCurve((0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / 1.0000001)
    let z = Self.lightnessCurve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static let linear: [Double] = (0...255).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func lightnessCurve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}

/// The cube root of a number near 1, by two of Halley's steps from a third of the exponent, accurate to twelve
/// digits: `cbrt` took a quarter of the time of a comparison.
private func cubeRoot(_ value: Double) -> Double {
  var root = Double(bitPattern: value.bitPattern / 3 + 715_094_163 << 32)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * value) / (2 * cube + value)
  }
  return root
}

extension LabColor {
  /// The CIEDE2000 difference, with all weights 1. It is symmetric.
  ///
  /// After G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
  /// supplementary test data, and mathematical observations", Color Research & Application 30 (2005), 21–30.
  func distance(to other: LabColor) -> Double {
    let chroma = ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
    let stretch = 1.5 - 0.5 * Self.saturation(chroma)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = ((a1 * a1 + b * b).squareRoot(), (a2 * a2 + other.b * other.b).squareRoot())
    let hues = HuePair(SIMD2(a1, b), SIMD2(a2, other.b), chromas: (chroma1, chroma2))
    let meanChroma = (chroma1 + chroma2) / 2

    let aside = pow2((lightness + other.lightness) / 2 - 50)
    let lightnessPart = (other.lightness - lightness) / (1 + 0.015 * aside / (20 + aside).squareRoot())
    let chromaPart = (chroma2 - chroma1) / (1 + 0.045 * meanChroma)
    let hueWeight = 1 + 0.015 * meanChroma * Self.hueWeight(hues.mean)
    let huePart = 2 * (chroma1 * chroma2).squareRoot() * hues.halfTurnSine / hueWeight
    let hue = atan2(hues.mean.y, hues.mean.x) * 180 / .pi
    let degrees = hue < 0 ? hue + 360 : hue
    let rotation = -sin(.pi / 3 * exp(-pow2((degrees - 275) / 25))) * 2 * Self.saturation(meanChroma)
    let square = pow2(lightnessPart) + pow2(chromaPart) + pow2(huePart) + rotation * chromaPart * huePart
    return max(square, 0).squareRoot()
  }

  /// T of the formula, for a hue's cosine and sine.
  private static func hueWeight(_ hue: SIMD2<Double>) -> Double {
    let (c1, s1) = (hue.x, hue.y)
    let (c2, s2) = (c1 * c1 - s1 * s1, 2 * s1 * c1)
    let (c3, s3) = (c2 * c1 - s2 * s1, s2 * c1 + c2 * s1)
    let (c4, s4) = (c2 * c2 - s2 * s2, 2 * s2 * c2)
    return 1 - 0.17 * (c1 * cosine30 + s1 * sine30) + 0.24 * c2 + 0.32 * (c3 * cosine6 - s3 * sine6)
      - 0.20 * (c4 * cosine63 + s4 * sine63)
  }

  private static let (cosine30, sine30) = (cos(Double.pi / 6), sin(Double.pi / 6))
  private static let (cosine6, sine6) = (cos(Double.pi / 30), sin(Double.pi / 30))
  private static let (cosine63, sine63) = (cos(Double.pi * 63 / 180), sin(Double.pi * 63 / 180))

  /// 0 for grays, and nearly 1 from a chroma of 50 on.
  private static func saturation(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}

/// Two hues, as directions in the plane of a and b.
private struct HuePair {
  /// The direction in the middle of the shorter arc, of length 1.
  var mean: SIMD2<Double>
  /// The sine of half the angle from the first to the second; 0 if a colour has no hue.
  var halfTurnSine: Double

  init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, chromas: (Double, Double)) {
    // A gray has no hue: the other's is the mean.
    let one = chromas.0 > 0 ? first / chromas.0 : SIMD2(0, 0)
    let other = chromas.1 > 0 ? second / chromas.1 : SIMD2(0, 0)
    let sum = one + other
    let length = (sum * sum).sum().squareRoot()
    if length > 1e-9 {
      mean = sum / length
      halfTurnSine = (one.x * other.y - one.y * other.x) / length
    } else if chromas.0 > 0 {
      // Opposite hues: the angles from 0 to 360 degrees determine the order and the side, as in the paper.
      let angles = [one, other].map { atan2($0.y, $0.x) }.map { $0 < 0 ? $0 + 2 * Double.pi : $0 }
      let middle = (angles[0] + angles[1]) / 2
      mean = SIMD2(cos(middle), sin(middle))
      halfTurnSine = angles[0] < angles[1] ? 1 : -1
    } else {
      (mean, halfTurnSine) = (SIMD2(1, 0), 0)
    }
  }
}

private func pow2(_ value: Double) -> Double { value * value }
