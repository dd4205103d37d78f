package import Foundation
package import Graphics

/// The frame of a symbol in a layout at several font sizes, interpolated in between.
///
/// SF's symbols do not grow evenly: a circle takes 20 × 19 points beside text of 17 points, and 31 × 30 beside 26.
package struct SymbolFrame: Hashable, Sendable {
  /// The frame at one font size, in points.
  package struct Measure: Hashable, Sendable {
    package var pointSize: CGFloat
    package var size: CGSize
    /// How far the frame extends below the baseline.
    package var descent: CGFloat

    package init(pointSize: CGFloat, size: CGSize, descent: CGFloat) {
      (self.pointSize, self.size, self.descent) = (pointSize, size, descent)
    }

    fileprivate func scaled(to pointSize: CGFloat) -> Measure {
      let factor = self.pointSize > 0 ? pointSize / self.pointSize : 0
      return Measure(
        pointSize: pointSize, size: CGSize(width: size.width * factor, height: size.height * factor),
        descent: descent * factor)
    }

    /// The frame at another image scale. It grows around the middle of the adjacent capital letters, not from the
    /// baseline. The star extends 5 points below it at 13 points and `large`, where it is 20.5 high (swiftui-web).
    package func scaled(by factor: CGFloat) -> Measure {
      let middle = SymbolFrame.capHeight * pointSize / 2
      return Measure(
        pointSize: pointSize, size: CGSize(width: size.width * factor, height: size.height * factor),
        descent: descent * factor + (factor - 1) * middle)
    }

    fileprivate func mixed(with other: Measure, at pointSize: CGFloat) -> Measure {
      let part = (pointSize - self.pointSize) / (other.pointSize - self.pointSize)
      func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
      return Measure(
        pointSize: pointSize,
        size: CGSize(
          width: mixed(size.width, other.size.width), height: mixed(size.height, other.size.height)),
        descent: mixed(descent, other.descent))
    }
  }

  /// San Francisco's cap height. A symbol's middle is usually half of it above the baseline (measured by
  /// swiftui-web).
  package static let capHeight: CGFloat = 0.70459

  /// From the smallest font size to the largest.
  private let measures: [Measure]

  /// - Parameter measures: In ascending order of the font size.
  package init(_ measures: [Measure]) { self.measures = measures }

  /// A frame that grows evenly, with its middle half a cap height above the baseline.
  package init(unit size: CGSize) {
    self.init([Measure(pointSize: 1, size: size, descent: (size.height - Self.capHeight) / 2)])
  }

  /// The frame beside text of `pointSize` points, not rounded.
  package func measure(at pointSize: CGFloat) -> Measure {
    guard let first = measures.first, let last = measures.last else {
      return Measure(pointSize: pointSize, size: .zero, descent: 0)
    }
    guard let upper = measures.firstIndex(where: { $0.pointSize > pointSize }), upper > 0 else {
      return (pointSize < first.pointSize ? first : last).scaled(to: pointSize)
    }
    return measures[upper - 1].mixed(with: measures[upper], at: pointSize)
  }

  /// The size for a font of one point, as beside large text.
  package var unit: CGSize { measures.last?.scaled(to: 1).size ?? .zero }
}

extension Path {
  /// The path with every point, including control points, moved by `transform`.
  package func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    forEach { element in
      switch element {
      case .move(let to): result.move(to: transform(to))
      case .line(let to): result.addLine(to: transform(to))
      case .quadCurve(let to, let control): result.addQuadCurve(to: transform(to), control: transform(control))
      case .curve(let to, let control1, let control2):
        result.addCurve(to: transform(to), control1: transform(control1), control2: transform(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
