internal import Foundation

/// The curve from a profile's channel to linear light, both 0…1.
enum ToneCurve: Equatable {
  case power(Double)
  /// Samples at equal distances with linear interpolation; at least two.
  case samples([UInt16])
  /// (a·x + b)ᵍ + e from d on, c·x + f below.
  case formula(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  static let sRGB = ToneCurve.formula(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// Parses a tag of the type `curv` or `para`; `nil` if it is of another type or incomplete.
  init?(_ tag: ProfileReader) {
    switch tag.name(at: 0) {
    case "curv": self.init(curve: tag)
    case "para": self.init(formula: tag)
    default: return nil
    }
  }

  /// The size of a tag that ``init(_:)`` parses, in bytes.
  static func size(_ tag: ProfileReader) -> Int? {
    switch tag.name(at: 0) {
    case "curv": tag.long(at: 8).map { 12 + 2 * $0 }
    case "para": tag.short(at: 8).flatMap { counts.indices.contains($0) ? 12 + 4 * counts[$0] : nil }
    default: nil
    }
  }

  /// The number of parameters of each kind of formula.
  private static let counts = [1, 3, 4, 5, 7]

  private init?(curve tag: ProfileReader) {
    guard let count = tag.long(at: 8) else { return nil }
    switch count {
    case 0: self = .power(1)
    case 1:
      guard let value = tag.short(at: 12) else { return nil }
      self = .power(Double(value) / 256)
    default:
      guard count <= (tag.count - 12) / 2 else { return nil }
      self = .samples((0..<count).map { UInt16(truncatingIfNeeded: tag.short(at: 12 + $0 * 2) ?? 0) })
    }
  }

  private init?(formula tag: ProfileReader) {
    guard let kind = tag.short(at: 8), Self.counts.indices.contains(kind) else { return nil }
    let count = Self.counts[kind]
    let numbers = (0..<count).compactMap { tag.fixed(at: 12 + $0 * 4) }
    guard numbers.count == count else { return nil }
    let n = numbers + Array(repeating: 0, count: 7 - count)
    switch kind {
    case 0: self = .power(n[0])
    // If a·x + b is negative the value is 0, or c.
    case 1: self = .formula(g: n[0], a: n[1], b: n[2], c: 0, d: Self.zero(n[1], n[2]), e: 0, f: 0)
    case 2: self = .formula(g: n[0], a: n[1], b: n[2], c: 0, d: Self.zero(n[1], n[2]), e: n[3], f: n[3])
    default: self = .formula(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: n[5], f: n[6])
    }
  }

  private static func zero(_ a: Double, _ b: Double) -> Double { a == 0 ? 0 : -b / a }

  /// The value at `x`, 0…1, clamped to 0…1; 0 if the file's numbers give NaN.
  func callAsFunction(_ x: Double) -> Double {
    let value: Double
    switch self {
    case .power(let exponent): value = exponent == 1 ? x : pow(x, exponent)
    case .samples(let samples):
      let position = x * Double(samples.count - 1)
      let index = min(Int(position), samples.count - 2)
      let (first, second) = (Double(samples[index]), Double(samples[index + 1]))
      value = (first + (second - first) * (position - Double(index))) / 65_535
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      value = x >= d ? pow(max(a * x + b, 0), g) + e : c * x + f
    }
    // Also excludes NaN.
    return value > 0 ? min(value, 1) : 0
  }

  /// Whether 8-bit samples with this curve equal sRGB's, within half a step.
  var isLikeSRGB: Bool {
    if self == .sRGB { return true }
    return stride(from: 0, through: 255, by: 15).allSatisfy { step in
      abs(Self.encoded(self(Double(step) / 255)) * 255 - Double(step)) < 0.6
    }
  }

  /// Linear light as sRGB encodes it.
  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
