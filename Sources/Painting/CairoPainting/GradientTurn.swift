import Foundation
import Graphics

/// The colours of an angular gradient around a full turn, with their sums, which give the mean over any arc, so that
/// the edge between the last and the first colour is as smooth as any other.
struct GradientTurn {
  /// The start of the turn, in radians.
  let start: Double
  /// Sums of premultiplied colours, 0…255, up to each position; the first is zero.
  private let sums: [SIMD4<Float>]
  private static let count = 4096

  /// Colours run from `start` to `end`. Of more than a turn the last turn is shown. The first half of a missing part
  /// has the last colour and its second half the first colour, as documented by Apple.
  init(_ stops: GradientStops, start: Double, end: Double) {
    // An invalid angle is 0.
    let (first, last) = (start.isFinite ? start : 0, end.isFinite ? end : (start.isFinite ? start : 0) + 2 * .pi)
    let isReversed = last < first
    let sweep = abs(last - first) / (2 * .pi)
    let origin = sweep > 1 ? (isReversed ? last : last - 2 * .pi) : min(first, last)
    self.start = origin.truncatingRemainder(dividingBy: 2 * .pi)
    func location(_ part: Double) -> Double {
      // Along the way from the smaller angle to the larger one.
      let way: Double
      if sweep > 1 {
        way = isReversed ? part / sweep : (sweep - 1 + part) / sweep
      } else if part <= sweep {
        way = sweep > 0 ? part / sweep : 0
      } else {
        way = part < (1 + sweep) / 2 ? 1 : 0
      }
      return isReversed ? 1 - way : way
    }
    var (sums, sum) = ([SIMD4<Float>.zero], SIMD4<Double>.zero)
    sums.reserveCapacity(Self.count + 1)
    for index in 0..<Self.count {
      let color = stops.color(at: location((Double(index) + 0.5) / Double(Self.count)))
      var components = SIMD4(color.red, color.green, color.blue, 1).clamped(lowerBound: .zero, upperBound: .one)
      components *= min(max(color.alpha, 0), 1) * 255
      sum += components
      sums.append(SIMD4<Float>(sum))
    }
    self.sums = sums
  }

  /// The mean colour of an arc with the centre `angle` and the length `width`, both in radians.
  func color(at angle: Double, width: Double) -> SIMD4<Float> {
    let turns = (angle - start) / (2 * .pi)
    let half = min(max(width / (4 * .pi), 1.0 / Double(Self.count)), 0.5)
    let middle = turns - turns.rounded(.down)
    return (sum(to: middle + half) - sum(to: middle - half)) / Float(2 * half * Double(Self.count))
  }

  /// The sum up to `turns`, −1…2.
  private func sum(to turns: Double) -> SIMD4<Float> {
    let whole = turns.rounded(.down)
    let place = (turns - whole) * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    let part = sums[index] + (sums[index + 1] - sums[index]) * Float(place - Double(index))
    return part + sums[Self.count] * Float(whole)
  }
}

extension PixelLayer {
  /// Paints `turn` around `center`, given in points.
  func fill(with turn: GradientTurn, center: CGPoint, pixelsToPoints: CGAffineTransform) {
    let size = abs(pixelsToPoints.determinant).squareRoot()
    withPixels { pixels in
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let pixel = CGPoint(x: CGFloat(frame.x + x) + 0.5, y: CGFloat(frame.y + y) + 0.5)
          let point = pixel.applying(pixelsToPoints)
          let (dx, dy) = (point.x - center.x, point.y - center.y)
          let distance = max((dx * dx + dy * dy).squareRoot(), size / 4)
          guard distance.isFinite else { continue }
          pixels[y * frame.width + x] = turn.color(at: atan2(dy, dx), width: size / distance).pixel
        }
      }
    }
  }
}
