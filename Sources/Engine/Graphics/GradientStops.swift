/// The colours of a gradient, sorted by location.
public struct GradientStops: Hashable, Sendable {
  /// A colour and its location, 0…1 from the gradient's start to its end.
  public struct Stop: Hashable, Sendable {
    public var color: ResolvedColor
    /// 0 at the gradient's start, 1 at its end.
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space of the interpolation.
  public enum Space: Hashable, Sendable {
    /// Oklab, for perceptually even gradients.
    case perceptual
    /// Gamma-encoded sRGB.
    case device
    /// Linear sRGB, as light mixes.
    case linear
  }

  /// The stops, sorted by location; equal locations keep their order and give a hard edge.
  public let stops: [Stop]
  public let space: Space

  /// Sorts `stops` by location. An empty list paints nothing; one stop paints its colour everywhere. Stops with a NaN
  /// location are left out.
  public init(_ stops: [Stop], space: Space = .perceptual) {
    // `sorted` is not documented as stable, so the index breaks ties.
    self.stops = stops.enumerated()
      .filter { $0.element.location.isFinite }
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    self.space = space
  }

  /// The gradient with every alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> GradientStops {
    GradientStops(stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }, space: space)
  }

  /// The colour at `location`: that of the last stop there, and of the nearest stop beyond the ends.
  package func color(at location: Double) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard location >= first.location else { return first.color }
    guard location < last.location, let next = stops.firstIndex(where: { $0.location > location }), next > 0 else {
      return last.color
    }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(
      with: to.color, by: (location - from.location) / (to.location - from.location), in: space)
  }

  /// Stops between 0 and 1 for which plain sRGB interpolation is indistinguishable from the gradient's own.
  ///
  /// For backends that only interpolate sRGB (Cairo, SVG, PDF). Equal neighbours need no extra stops.
  package func subdivided(steps: Int = 16) -> [Stop] {
    guard var previous = stops.first else { return [] }
    var result = [previous]
    for next in stops.dropFirst() {
      // Plain sRGB needs extra stops only if alphas differ: backends interpolate straight colours.
      let isEven = space == .device && previous.color.alpha == next.color.alpha
      if previous.color != next.color && next.location > previous.location && !isEven {
        for step in 1..<steps {
          let fraction = Double(step) / Double(steps)
          let location = previous.location + (next.location - previous.location) * fraction
          result.append(
            Stop(color: previous.color.mixed(with: next.color, by: fraction, in: space), location: location))
        }
      }
      result.append(next)
      previous = next
    }
    return trimmed(result)
  }

  /// The stops within 0…1; backends would move others to the ends.
  private func trimmed(_ all: [Stop]) -> [Stop] {
    guard all.contains(where: { !(0...1).contains($0.location) }) else { return all }
    var inside = all.filter { (0...1).contains($0.location) }
    if let first = all.first, first.location < 0 { inside.insert(Stop(color: color(at: 0), location: 0), at: 0) }
    if let last = all.last, last.location > 1 { inside.append(Stop(color: color(at: 1), location: 1)) }
    return inside
  }
}

extension ResolvedColor {
  /// The colour a fraction of the way to `other`, weighted by alpha.
  package func mixed(with other: ResolvedColor, by fraction: Double, in space: GradientStops.Space) -> ResolvedColor {
    switch space {
    case .perceptual:
      return Oklab(self).mixed(with: Oklab(other), by: fraction).resolved
    case .device:
      return mixed(with: other, by: fraction) {
        $0
      } back: {
        $0
      }
    case .linear: return mixed(with: other, by: fraction, TransferCurve.linear, back: TransferCurve.encoded)
    }
  }

  /// The colour a fraction of the way to `other`, in the space that `there` converts to.
  private func mixed(
    with other: ResolvedColor, by fraction: Double, _ there: (Double) -> Double, back: (Double) -> Double
  ) -> ResolvedColor {
    let alpha = alpha + (other.alpha - alpha) * fraction
    guard alpha > 0 else { return .clear }
    func component(_ from: Double, _ to: Double) -> Double {
      back((there(from) * self.alpha * (1 - fraction) + there(to) * other.alpha * fraction) / alpha)
    }
    return ResolvedColor(
      red: component(red, other.red), green: component(green, other.green), blue: component(blue, other.blue),
      alpha: alpha)
  }
}
