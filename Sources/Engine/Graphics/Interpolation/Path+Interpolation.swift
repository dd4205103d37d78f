import Foundation

extension Path {
  /// The path between two with the same kinds of elements; nil for others.
  package func interpolated(to end: Path, at progress: Double) -> Path? {
    if self == end { return self }
    switch (form, end.form) {
    case (.rectangle(let a), .rectangle(let b)): return Path(Self.mixed(a, b, progress))
    case (.ellipse(let a), .ellipse(let b)): return Path(ellipseIn: Self.mixed(a, b, progress))
    case (.roundedRectangle(let a, let radius, let style), .roundedRectangle(let b, let other, let otherStyle))
    where style == otherStyle:
      return Path(
        roundedRect: Self.mixed(a, b, progress), cornerRadius: max(0, radius + (other - radius) * progress),
        style: style)
    default: break
    }
    guard elements.count == end.elements.count else { return nil }
    var path = Path()
    for pair in zip(elements, end.elements) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.mixed(with: b, at: progress) }
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let control), .quadCurve(let b, let other)):
        path.addQuadCurve(to: mix(a, b), control: mix(control, other))
      case (.curve(let a, let first, let second), .curve(let b, let otherFirst, let otherSecond)):
        path.addCurve(to: mix(a, b), control1: mix(first, otherFirst), control2: mix(second, otherSecond))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }

  private static func mixed(_ a: CGRect, _ b: CGRect, _ progress: Double) -> CGRect {
    func mix(_ part: KeyPath<CGRect, CGFloat>) -> CGFloat {
      a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * progress
    }
    return CGRect(
      x: mix(\.origin.x), y: mix(\.origin.y), width: max(0, mix(\.size.width)), height: max(0, mix(\.size.height)))
  }
}
