import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in SwiftUI's notation: `x y m`, `x y l`, `c1x c1y c2x c2y x y c`, `cx cy x y q`, `h`; six digits.
  public var description: String {
    func text(_ point: CGPoint) -> String { "\(sixDigits(point.x)) \(sixDigits(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let to): "\(text(to)) m"
      case .line(let to): "\(text(to)) l"
      case .quadCurve(let to, let control): "\(text(control)) \(text(to)) q"
      case .curve(let to, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Parses the notation of ``description``; nil for anything else. Apple's page: SwiftUI/Path/init(_:).
  ///
  /// As in SwiftUI, numbers after the last letter are ignored.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for token in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(token) {
        guard number.isFinite else { return nil }
        numbers.append(number)
        continue
      }
      switch (token, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
  }

  private func sixDigits(_ value: CGFloat) -> String { String(format: "%g", abs(value) < 1e-13 ? 0 : value) }
}
