/// The colours of a gradient at their places, in order of place.
public struct GradientStops: Hashable, Sendable {
  /// A colour and where it stands, 0…1 from the gradient's start to its end.
  public struct Stop: Hashable, Sendable {
    /// The colour at `location`.
    public var color: ResolvedColor
    /// 0 at the gradient's start, 1 at its end.
    public var location: Double

    /// Creates a stop.
    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, sorted by location; equal locations keep their order and make a hard edge.
  public let stops: [Stop]

  /// Sorts `stops` by location. An empty list paints nothing; one stop paints its colour everywhere.
  public init(_ stops: [Stop]) {
    // `sorted` is not promised to be stable, so the index breaks ties.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Stops between which plain sRGB interpolation cannot be told from the perceptual one.
  ///
  /// A backend that can only mix sRGB (Cairo, SVG, PDF) paints these. Equal neighbours need no extra stops.
  package func subdivided(steps: Int = 16) -> [Stop] {
    guard var previous = stops.first else { return [] }
    var result = [previous]
    for next in stops.dropFirst() {
      if previous.color != next.color && next.location > previous.location {
        let (from, to) = (Oklab(previous.color), Oklab(next.color))
        for step in 1..<steps {
          let fraction = Double(step) / Double(steps)
          let location = previous.location + (next.location - previous.location) * fraction
          result.append(Stop(color: from.mixed(with: to, by: fraction).resolved, location: location))
        }
      }
      result.append(next)
      previous = next
    }
    return result
  }
}
