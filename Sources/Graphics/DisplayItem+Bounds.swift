package import Foundation

extension DisplayItem {
  /// A rectangle, in points, that holds all the item paints; `.null` for nothing. It may be larger than the ink.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.isEmpty ? .null : path.boundingRect
    case .stroke(let path, let style, _):
      path.isEmpty ? .null : path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach)
    case .picture(let item): item.frame
    case .text(let item): item.bounds
    case .group(let effect, let items): effect.bounds(of: items.bounds)
    }
  }
}

extension Array where Element == DisplayItem {
  /// A rectangle that holds all the items paint; `.null` for nothing.
  package var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}

extension Effect {
  fileprivate func bounds(of content: CGRect) -> CGRect {
    switch self {
    case .opacity: content
    case .clip(let path, _): content.intersection(path.boundingRect)
    case .mask(let mask): content.intersection(mask.bounds)
    case .shadow(let shadow):
      content.isNull
        ? content
        : content.union(
          content.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -shadow.reach, dy: -shadow.reach))
    }
  }
}

extension Shadow {
  /// How far the blur is painted, in points: three standard deviations leave a thousandth.
  package var reach: CGFloat { radius * 3 }
}

extension StrokeStyle {
  /// How far a stroke can lie from its path, in points.
  fileprivate var reach: CGFloat { lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension TextItem {
  /// Glyphs may reach over the line box: tall marks, slanted ends.
  fileprivate var bounds: CGRect {
    let size = runs.map(\.style.font.size).max() ?? 0
    let raise = runs.map { abs($0.style.baselineOffset) }.max() ?? 0
    return CGRect(
      x: origin.x - size / 2, y: origin.y - 1.5 * size - raise, width: width + size, height: 2.25 * size + 2 * raise)
  }
}
