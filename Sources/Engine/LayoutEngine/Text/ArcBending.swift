package import Foundation
package import Graphics

/// Bends a line of text, a bar or symbols along an arc, as labels on watch faces are.
///
/// The middle of `line` comes to `angle` at `radius`, its top is outside. Letters are turned and keep their shapes; so do
/// images and small shapes. Longer shapes are bent, with a gradient along them.
package struct ArcBending {
  package var center: CGPoint
  package var radius: CGFloat
  /// In radians from the direction of the x axis, clockwise on the screen.
  package var angle: Double
  /// The frame of the straight line.
  package var line: CGRect
  let shaper: any TextShaping

  package init(center: CGPoint, radius: CGFloat, angle: Double, line: CGRect, shaper: any TextShaping) {
    (self.center, self.radius, self.angle, self.line, self.shaper) = (center, radius, angle, line, shaper)
  }

  package func bent(_ items: [DisplayItem]) -> [DisplayItem] { items.flatMap(bent) }

  /// Where a point of the straight line comes to.
  package func point(_ point: CGPoint) -> CGPoint {
    let (angle, distance) = (angle(at: point.x), radius + line.midY - point.y)
    return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }

  private func angle(at x: CGFloat) -> Double { angle + Double((x - line.midX) / radius) }

  private func bent(_ item: DisplayItem) -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let evenOdd):
      if isSmall(path.boundingRect) { return turned(item) }
      return [.fill(path.bent(by: point), bent(paint), evenOdd: evenOdd)]
    case .stroke(let path, let style, let paint):
      if isSmall(path.boundingRect) { return turned(item) }
      return [.stroke(path.bent(by: point), style, bent(paint))]
    case .text(let text): return letters(of: text)
    case .picture: return turned(item)
    case .group(let effect, let items): return bent(effect, items, item)
    }
  }

  private func bent(_ effect: Effect, _ items: [DisplayItem], _ item: DisplayItem) -> [DisplayItem] {
    switch effect {
    case .opacity, .color, .colorGroup, .isolation, .blend, .shadow, .innerShadow:
      return [.group(effect, bent(items))]
    case .clip(let path, let evenOdd):
      return [.group(.clip(path.bent(by: point), evenOdd: evenOdd), items.flatMap { bent($0) })]
    case .mask(let mask): return [.group(.mask(bent(mask)), bent(items))]
    case .blur, .transform, .projection, .backdrop: return turned(item)
    }
  }

  /// Whether turning a shape is enough: a symbol, or a dot.
  private func isSmall(_ bounds: CGRect) -> Bool { bounds.width <= max(1.5 * bounds.height, 2) }

  private func turned(_ item: DisplayItem) -> [DisplayItem] {
    let bounds = item.bounds
    guard !bounds.isNull else { return [] }
    return [.group(.transform(turn(at: CGPoint(x: bounds.midX, y: bounds.midY))), [item])]
  }

  /// Moves a point of the straight line onto the arc, and turns everything around it.
  private func turn(at point: CGPoint) -> CGAffineTransform {
    let place = self.point(point)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(rotationAngle: angle(at: point.x) + .pi / 2))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  private func letters(of text: TextItem) -> [DisplayItem] {
    let shaped = shaper.shape(text.runs, style: text.style)
    // Letters that are joined, or in two directions, stay together.
    let units = text.style.isRightToLeft || shaped.spans.isInOrder == false ? [] : shaped.clusters
    guard !units.isEmpty else { return turned(.text(text)) }
    var x = text.origin.x
    return units.flatMap { cluster -> [DisplayItem] in
      let start = x
      x += cluster.advance
      if cluster.isWhitespace { return [] }
      let letter = TextItem(
        runs: text.runs.slice(cluster.utf8Range), style: text.style, origin: CGPoint(x: start, y: text.origin.y),
        width: cluster.advance)
      let middle = CGPoint(x: start + cluster.advance / 2, y: text.origin.y)
      return [.group(.transform(turn(at: middle)), [.text(letter)])]
    }
  }

  private func bent(_ paint: Paint) -> Paint {
    guard case .linearGradient(let stops, let start, let end) = paint, start.x != end.x else { return paint }
    return .angularGradient(stops, center: center, start: angle(at: start.x), end: angle(at: end.x))
  }
}

extension [ShapedParagraph.Span] {
  /// Whether the runs are from left to right in the order of the text.
  fileprivate var isInOrder: Bool { map(\.runIndex) == map(\.runIndex).sorted() }
}
