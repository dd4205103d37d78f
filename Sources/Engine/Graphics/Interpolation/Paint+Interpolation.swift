import Foundation

extension ResolvedColor {
  /// The colour between two. It is mixed with premultiplied alpha, so that a clear colour adds nothing of its own.
  package func interpolated(to end: ResolvedColor, at progress: Double) -> ResolvedColor {
    if self == end { return self }
    let progress = min(max(progress, 0), 1)
    let alpha = self.alpha + (end.alpha - self.alpha) * progress
    func mix(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      let (a, b) = (self[keyPath: part] * self.alpha, end[keyPath: part] * end.alpha)
      return alpha > 0 ? (a + (b - a) * progress) / alpha : 0
    }
    return ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }
}

extension GradientStops {
  fileprivate func interpolated(to end: GradientStops, at progress: Double) -> GradientStops? {
    guard stops.count == end.stops.count, space == end.space else { return nil }
    return GradientStops(
      zip(stops, end.stops).map { a, b in
        Stop(
          color: a.color.interpolated(to: b.color, at: progress),
          location: a.location + (b.location - a.location) * progress)
      }, space: space)
  }
}

extension Paint {
  /// The paint between two; nil if they are of different kinds.
  package func interpolated(to end: Paint, at progress: Double) -> Paint? {
    if self == end { return self }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    switch (self, end) {
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, at: progress))
    case (.linearGradient(let a, let start, let end), .linearGradient(let b, let otherStart, let otherEnd)):
      return a.interpolated(to: b, at: progress).map {
        .linearGradient(
          $0, start: start.mixed(with: otherStart, at: progress), end: end.mixed(with: otherEnd, at: progress))
      }
    case (.radialGradient(let a, let center, let inner, let outer), .radialGradient(let b, let other, let i, let o)):
      return a.interpolated(to: b, at: progress).map {
        .radialGradient(
          $0, center: center.mixed(with: other, at: progress), startRadius: mix(inner, i), endRadius: mix(outer, o))
      }
    case (
      .ellipticalGradient(let a, let center, let inner, let outer), .ellipticalGradient(let b, let other, let i, let o)
    ):
      return a.interpolated(to: b, at: progress).map {
        .ellipticalGradient(
          $0, center: center.mixed(with: other, at: progress), startRadius: mix(inner, i), endRadius: mix(outer, o))
      }
    case (.angularGradient(let a, let center, let start, let end), .angularGradient(let b, let other, let s, let e)):
      return a.interpolated(to: b, at: progress).map {
        .angularGradient(
          $0, center: center.mixed(with: other, at: progress), start: mix(start, s), end: mix(end, e))
      }
    default: return nil
    }
  }
}
