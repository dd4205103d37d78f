package import Foundation

extension DisplayItem {
  /// A rectangle in points that contains everything the item paints; `.null` if it paints nothing. It may be larger
  /// than the ink.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, let paint, _): path.isEmpty ? .null : paint.bounds(of: path.boundingRect)
    case .stroke(let path, let style, let paint):
      path.isEmpty ? .null : paint.bounds(of: path.boundingRect.insetBy(dx: -style.extent, dy: -style.extent))
    case .picture(let item): item.tint?.bounds(of: item.frame) ?? item.frame
    case .text(let item): item.bounds
    case .group(let effect, let items): effect.bounds(of: items.bounds)
    }
  }
}

extension Array where Element == DisplayItem {
  /// A rectangle that contains everything the items paint; `.null` if they paint nothing.
  package var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}

extension Effect {
  /// A rectangle that contains the result of the effect on a group with the bounds `content`.
  fileprivate func bounds(of content: CGRect) -> CGRect {
    guard !content.isNull else { return .null }
    switch self {
    case .opacity, .innerShadow, .color, .blend, .isolation, .backdrop, .colorGroup, .blur(_, isOpaque: true):
      return content
    case .clip(let path, _): return path.isEmpty ? .null : content.intersection(path.boundingRect)
    case .mask(let mask): return content.intersection(mask.bounds)
    case .shadow(let shadow):
      return content.union(
        content.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -shadow.extent, dy: -shadow.extent))
    case .blur(let radius, isOpaque: false): return content.insetBy(dx: -radius * 3, dy: -radius * 3)
    case .transform(let transform): return content.bounding { $0.applying(transform) }
    case .projection(let transform): return content.bounding(transform.project)
    }
  }
}

extension CGRect {
  /// The bounding box of the four mapped corners; `.null` if one of them is nil.
  package func bounding(_ place: (CGPoint) -> CGPoint?) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].compactMap { place(CGPoint(x: $0, y: $1)) }
    guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .null }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

extension Paint {
  /// The bounds of the paint when `content` is filled, with its shadow.
  fileprivate func bounds(of content: CGRect) -> CGRect {
    guard case .effect(let effect, let paint) = self else { return content }
    return effect.effect.bounds(of: paint.bounds(of: content))
  }
}

extension Shadow {
  /// How far the blur extends, in points: three standard deviations leave a thousandth.
  package var extent: CGFloat { radius * 3 }
}

extension StrokeStyle {
  /// How far a stroke can extend from its path, in points.
  fileprivate var extent: CGFloat { lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension TextItem {
  /// Glyphs may extend beyond the line box: tall marks, slanted ends.
  fileprivate var bounds: CGRect {
    let size = runs.map(\.style.font.size).max() ?? 0
    let raise = runs.map { abs($0.style.baselineOffset) }.max() ?? 0
    let box = CGRect(
      x: origin.x - size / 2, y: origin.y - 1.5 * size - raise, width: width + size, height: 2.25 * size + 2 * raise)
    return runs.reduce(box) { $0.union($1.paint.bounds(of: box)) }
  }
}

extension DisplayItem {
  /// The groups that replace an item whose paint has an effect or is a material; nil for other items.
  ///
  /// So painters only need to support plain paints. Runs of a text that share an effect share a group.
  package var expanded: [DisplayItem]? {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      return paint.expanded.map { [.group($0, [.fill(path, $1, evenOdd: evenOdd)])] }
    case .stroke(let path, let style, let paint):
      return paint.expanded.map { [.group($0, [.stroke(path, style, $1)])] }
    case .picture(var item):
      guard let (effect, paint) = item.tint?.expanded else { return nil }
      item.tint = paint
      return [.group(effect, [.picture(item)])]
    case .text(let item): return item.expanded
    case .group: return nil
    }
  }
}

extension Paint {
  /// The outermost effect and the paint inside of it.
  fileprivate var expanded: (Effect, Paint)? {
    switch self {
    case .effect(let effect, let paint): (effect.effect, paint)
    case .material(let backdrop): (.backdrop(backdrop), .color(.white))
    default: nil
    }
  }
}

extension TextItem {
  /// An item for the plain runs and a group for each effect. In each, the other runs are clear, so that all keep
  /// their positions.
  fileprivate var expanded: [DisplayItem]? {
    var effects: [Effect] = []
    for case let (effect, _)? in runs.map(\.paint.expanded) where !effects.contains(effect) { effects.append(effect) }
    guard !effects.isEmpty else { return nil }
    func item(_ paint: (Paint) -> Paint?) -> DisplayItem {
      var copy = self
      for index in runs.indices { copy.runs[index].paint = paint(runs[index].paint) ?? .color(.clear) }
      return .text(copy)
    }
    let groups = effects.map { effect in
      DisplayItem.group(effect, [item { $0.expanded.flatMap { $0.0 == effect ? $0.1 : nil } }])
    }
    guard runs.contains(where: { $0.paint.expanded == nil }) else { return groups }
    return [item { $0.expanded == nil ? $0 : nil }] + groups
  }
}
