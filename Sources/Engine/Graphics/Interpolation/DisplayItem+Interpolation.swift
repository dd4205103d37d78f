import Foundation

extension [DisplayItem] {
  /// The items between two lists: those that differ in numbers only have the numbers between, and others fade.
  ///
  /// - Parameter progress: 0 for the old items, 1 for the new ones. Values beyond, as of a spring, go beyond the numbers.
  package static func interpolated(from old: [DisplayItem], to new: [DisplayItem], at progress: Double) -> [DisplayItem]
  {
    if old == new || progress == 1 { return new }
    if progress == 0 { return old }
    if old.count == new.count {
      return zip(old, new).flatMap { $0.mixed(with: $1, at: progress) ?? faded([$0], [$1], progress) }
    }
    // An effect that does nothing is left out, so the other list is what it would contain.
    if old.count == 1, case .group(let effect, new) = old[0],
      let mixed = effect.mixed(with: effect.neutral, at: progress)
    {
      return [.group(mixed, new)]
    }
    if new.count == 1, case .group(let effect, old) = new[0],
      let mixed = effect.neutral?.mixed(with: effect, at: progress)
    {
      return [.group(mixed, old)]
    }
    return faded(old, new, progress)
  }

  private static func faded(_ old: [DisplayItem], _ new: [DisplayItem], _ progress: Double) -> [DisplayItem] {
    let progress = Swift.min(Swift.max(progress, 0), 1)
    var items: [DisplayItem] = []
    if !old.isEmpty, progress < 1 { items.append(.group(.opacity(1 - progress), old)) }
    if !new.isEmpty, progress > 0 { items.append(.group(.opacity(progress), new)) }
    return items
  }
}

extension DisplayItem {
  /// The item between two; nil if they differ in more than numbers.
  fileprivate func mixed(with other: DisplayItem, at progress: Double) -> [DisplayItem]? {
    if self == other { return [self] }
    switch (self, other) {
    case (.fill(let path, let paint, let evenOdd), .fill(let end, let endPaint, let otherRule)):
      guard evenOdd == otherRule, let path = path.interpolated(to: end, at: progress),
        let paint = paint.interpolated(to: endPaint, at: progress)
      else { return nil }
      return [.fill(path, paint, evenOdd: evenOdd)]
    case (.stroke(let path, var style, let paint), .stroke(let end, let endStyle, let endPaint)):
      guard style.dash.count == endStyle.dash.count, let path = path.interpolated(to: end, at: progress),
        let paint = paint.interpolated(to: endPaint, at: progress)
      else { return nil }
      style.lineWidth = max(0, style.lineWidth + (endStyle.lineWidth - style.lineWidth) * progress)
      return [.stroke(path, style, paint)]
    case (.picture(var item), .picture(let end)):
      guard item.picture == end.picture, item.interpolation == end.interpolation, item.tint == end.tint else {
        return nil
      }
      item.frame = item.frame.mixed(with: end.frame, at: progress)
      return [.picture(item)]
    case (.text(var item), .text(let end)):
      guard item.style == end.style, item.runs.map(\.text) == end.runs.map(\.text),
        item.runs.map(\.style) == end.runs.map(\.style)
      else { return nil }
      for index in item.runs.indices {
        guard let paint = item.runs[index].paint.interpolated(to: end.runs[index].paint, at: progress) else {
          return nil
        }
        item.runs[index].paint = paint
      }
      item.origin = item.origin.mixed(with: end.origin, at: progress)
      return [.text(item)]
    case (.group(let effect, let content), .group(let endEffect, let endContent)):
      guard let effect = effect.mixed(with: endEffect, at: progress) else { return nil }
      return [.group(effect, .interpolated(from: content, to: endContent, at: progress))]
    // An effect that does nothing is left out.
    case (.group(let effect, [other]), _):
      return effect.mixed(with: effect.neutral, at: progress).map { [.group($0, [other])] }
    case (_, .group(let effect, [self])):
      return effect.neutral?.mixed(with: effect, at: progress).map { [.group($0, [self])] }
    default: return nil
    }
  }
}

extension Effect {
  /// The effect of the same kind that changes nothing; nil if there is none.
  fileprivate var neutral: Effect? {
    switch self {
    case .opacity: .opacity(1)
    case .transform: .transform(.identity)
    case .blur(_, let isOpaque): .blur(radius: 0, isOpaque: isOpaque)
    case .shadow(var shadow):
      {
        shadow.color.alpha = 0
        return .shadow(shadow)
      }()
    default: nil
    }
  }

  fileprivate func mixed(with other: Effect?, at progress: Double) -> Effect? {
    guard let other else { return nil }
    if self == other { return self }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(min(max(a + (b - a) * progress, 0), 1))
    case (.clip(let a, let evenOdd), .clip(let b, let otherRule)) where evenOdd == otherRule:
      return a.interpolated(to: b, at: progress).map { .clip($0, evenOdd: evenOdd) }
    case (.mask(let a), .mask(let b)): return .mask(.interpolated(from: a, to: b, at: progress))
    case (.shadow(let a), .shadow(let b)): return .shadow(a.mixed(with: b, at: progress))
    case (.innerShadow(let a), .innerShadow(let b)): return .innerShadow(a.mixed(with: b, at: progress))
    case (.blur(let a, let isOpaque), .blur(let b, let other)) where isOpaque == other:
      return .blur(radius: max(0, a + (b - a) * progress), isOpaque: isOpaque)
    case (.transform(let a), .transform(let b)):
      func mix(_ part: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
        a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * progress
      }
      return .transform(
        CGAffineTransform(a: mix(\.a), b: mix(\.b), c: mix(\.c), d: mix(\.d), tx: mix(\.tx), ty: mix(\.ty)))
    default: return nil
    }
  }
}

extension Shadow {
  fileprivate func mixed(with other: Shadow, at progress: Double) -> Shadow {
    Shadow(
      color: color.interpolated(to: other.color, at: progress),
      radius: max(0, radius + (other.radius - radius) * progress),
      offset: CGSize(
        width: offset.width + (other.offset.width - offset.width) * progress,
        height: offset.height + (other.offset.height - offset.height) * progress))
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, at progress: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, at progress: Double) -> CGRect {
    let (start, end) = (origin.mixed(with: other.origin, at: progress), CGPoint(x: maxX, y: maxY))
    let corner = end.mixed(with: CGPoint(x: other.maxX, y: other.maxY), at: progress)
    return CGRect(x: start.x, y: start.y, width: max(0, corner.x - start.x), height: max(0, corner.y - start.y))
  }
}
