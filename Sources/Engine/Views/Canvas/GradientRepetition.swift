import Foundation
import Graphics

/// The line of a gradient, which may repeat beyond its ends.
struct GradientLine {
  let start: CGPoint
  let end: CGPoint
  let options: GraphicsContext.GradientOptions

  /// Stops and a line that cover `bounds`.
  func repeating(_ stops: GradientStops, over bounds: CGRect) -> (GradientStops, CGPoint, CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard !options.isDisjoint(with: [.repeat, .mirror]), square > 0, !bounds.isNull else { return (stops, start, end) }
    let places = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY), (bounds.maxX, bounds.maxY),
    ].map { ((($0.0 - start.x) * dx) + (($0.1 - start.y) * dy)) / square }
    guard let low = places.min(), let high = places.max(),
      let rounds = stops.rounds(from: low, to: high, isMirrored: options.contains(.mirror))
    else { return (stops, start, end) }
    func point(_ round: CGFloat) -> CGPoint { CGPoint(x: start.x + dx * round, y: start.y + dy * round) }
    return (rounds.stops, point(rounds.first), point(rounds.last))
  }
}

/// The rings of a gradient, which may repeat outside of the outer and inside of the inner one.
struct GradientRings {
  let center: CGPoint
  let start: CGFloat
  let end: CGFloat
  let options: GraphicsContext.GradientOptions

  /// Stops and radii that cover `bounds`.
  func repeating(_ stops: GradientStops, over bounds: CGRect) -> (GradientStops, CGFloat, CGFloat) {
    guard !options.isDisjoint(with: [.repeat, .mirror]), end > start, !bounds.isNull else { return (stops, start, end) }
    let reach = hypot(
      max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
      max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
    let width = end - start
    // Whole rounds inside of the inner ring would need negative radii; the last one that fits is kept.
    let low = (start / width).rounded(.down) * -1
    guard let rounds = stops.rounds(from: low, to: (reach - start) / width, isMirrored: options.contains(.mirror))
    else { return (stops, start, end) }
    return (rounds.stops, start + width * rounds.first, start + width * rounds.last)
  }
}

extension GradientStops {
  private static let mostRounds: CGFloat = 1000

  /// The stops repeated from the round that contains `low` to the round that contains `high`; nil for too many.
  fileprivate func rounds(
    from low: CGFloat, to high: CGFloat, isMirrored: Bool
  ) -> (stops: GradientStops, first: CGFloat, last: CGFloat)? {
    let (first, last) = (low.rounded(.down), max(high.rounded(.up), low.rounded(.down) + 1))
    guard first.isFinite, last.isFinite, last - first <= Self.mostRounds, abs(first) < 1e9 else { return nil }
    let count = last - first
    var result: [Stop] = []
    for round in Int(first)..<Int(last) {
      let isBackwards = isMirrored && !round.isMultiple(of: 2)
      for stop in isBackwards ? stops.reversed() : stops {
        let place = min(max(isBackwards ? 1 - stop.location : stop.location, 0), 1)
        result.append(Stop(color: stop.color, location: (CGFloat(round) - first + place) / count))
      }
    }
    return (GradientStops(result, space: space), first, last)
  }
}
