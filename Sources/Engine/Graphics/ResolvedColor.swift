/// A colour in sRGB with straight (not premultiplied) alpha, resolved in an environment.
///
/// Components are gamma-encoded, 0…1. Values outside are clamped when they are painted.
public struct ResolvedColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// Straight alpha, 0 (clear) … 1 (opaque).
  public var alpha: Double

  /// Creates a colour from gamma-encoded components. NaN is treated as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.isFinite ? red : 0
    self.green = green.isFinite ? green : 0
    self.blue = blue.isFinite ? blue : 0
    self.alpha = alpha.isFinite ? alpha : 0
  }

  /// Creates a colour from bytes, as in the tables of system colours.
  package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Creates a grey; `white` is gamma-encoded, 0…1.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> ResolvedColor {
    var copy = self
    copy.alpha = factor.isFinite ? alpha * factor : 0
    return copy
  }

  package static let clear = ResolvedColor(white: 0, alpha: 0)
  package static let black = ResolvedColor(white: 0)
  package static let white = ResolvedColor(white: 1)
}

extension ResolvedColor: CustomStringConvertible {
  /// `#RRGGBBAA`, as SwiftUI's `Color.Resolved` prints.
  public var description: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.reduce("", +)
  }
}
