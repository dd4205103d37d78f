import Dithering
import Foundation
import Graphics

extension Array where Element == DisplayItem {
  /// The same picture with opacities and colour filters in the items' own paints, where they have one, so that a panel's
  /// colours can be chosen for each item.
  func loosened() -> [DisplayItem] {
    var result: [DisplayItem] = []
    for item in flatMap({ $0.loosened() }) {
      if let both = result.last?.joined(with: item) { result[result.count - 1] = both } else { result.append(item) }
    }
    return result
  }
}

extension DisplayItem {
  fileprivate func loosened() -> [DisplayItem] {
    if let expanded { return expanded.loosened() }
    guard case .group(let effect, let items) = self else { return [withoutFaintGradient] }
    switch effect {
    case .opacity(let opacity): return items.loosened().map { $0.changed(by: effect) { $0.opacity(opacity) } }
    case .color(let filter): return items.loosened().map { $0.changed(by: effect) { $0.changed(by: filter) } }
    case .isolation, .colorGroup: return items.loosened()
    case .mask(let mask):
      // A gradient through letters: letters have no tones.
      if items.count == 1, case .fill(_, let paint, _) = items[0], let color = paint.flat,
        let letters = mask.loosened().letters(in: color)
      {
        return letters
      }
      return [.group(effect, items.loosened())]
    case .clip, .transform, .shadow: return [.group(effect, items.loosened())]
    case .innerShadow, .blur, .blend, .projection, .backdrop: return [self]
    }
  }

  /// Both items as one, if they are translucent colours on the same shape: two layers of a track.
  fileprivate func joined(with above: DisplayItem) -> DisplayItem? {
    guard case .fill(let path, .color(let color), let evenOdd) = self,
      case .fill(path, .color(let upper), evenOdd) = above, max(color.alpha, upper.alpha) < 1
    else { return nil }
    let rest = color.alpha * (1 - upper.alpha)
    let alpha = upper.alpha + rest
    guard alpha > 0 else { return above }
    func mixed(_ component: KeyPath<ResolvedColor, Double>) -> Double {
      (upper[keyPath: component] * upper.alpha + color[keyPath: component] * rest) / alpha
    }
    let mixed = ResolvedColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
    return .fill(path, .color(mixed), evenOdd: evenOdd)
  }

  /// The item in one colour if it is a small shape with a gradient that hardly changes: dots would hide its outline.
  private var withoutFaintGradient: DisplayItem {
    guard case .fill(let path, let paint, let evenOdd) = self, paint.hasTones, let mean = paint.flat,
      max(path.boundingRect.width, path.boundingRect.height) < PaintingPass.largestSymbol,
      paint.stops.allSatisfy({ abs($0.alpha - mean.alpha) < 0.01 && $0.difference(from: mean) < 0.07 })
    else { return self }
    return .fill(path, .color(mean), evenOdd: evenOdd)
  }

  /// The item with an effect that is `change` of its paints; what has no paint becomes a group with the effect.
  private func changed(by effect: Effect, _ change: (Paint) -> Paint) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let evenOdd): return .fill(path, change(paint), evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): return .stroke(path, style, change(paint))
    case .text(var text):
      for index in text.runs.indices { text.runs[index].paint = change(text.runs[index].paint) }
      return .text(text)
    case .picture(var item):
      guard let tint = item.tint else { return .group(effect, [self]) }
      item.tint = change(tint)
      return .picture(item)
    case .group(let own, let items):
      let changed = items.map { $0.changed(by: effect, change) }
      switch own {
      case .clip, .transform, .mask: return .group(own, changed)
      case .shadow(var shadow):
        if case .color(let color) = change(.color(shadow.color)) { shadow.color = color }
        return .group(.shadow(shadow), changed)
      default: return .group(effect, [self])
      }
    }
  }
}

extension Array where Element == DisplayItem {
  /// The items in a colour; nil if they are not all text.
  fileprivate func letters(in color: ResolvedColor) -> [DisplayItem]? {
    var result: [DisplayItem] = []
    for item in self {
      switch item {
      case .text(var text):
        for index in text.runs.indices { text.runs[index].paint = .color(color) }
        result.append(.text(text))
      case .group(let effect, let items):
        guard let letters = items.letters(in: color) else { return nil }
        result.append(.group(effect, letters))
      case .fill, .stroke, .picture: return nil
      }
    }
    return isEmpty ? nil : result
  }
}

extension Paint {
  fileprivate func changed(by filter: ColorFilter) -> Paint {
    func changed(_ stops: GradientStops) -> GradientStops {
      GradientStops(
        stops.stops.map { GradientStops.Stop(color: $0.color.changed(by: filter), location: $0.location) },
        space: stops.space)
    }
    return switch self {
    case .color(let color): .color(color.changed(by: filter))
    case .linearGradient(let stops, let start, let end): .linearGradient(changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(changed(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(changed(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(changed(stops), center: center, start: start, end: end)
    case .meshGradient, .picture, .material, .effect: self
    }
  }

  /// The paint as one colour: text and lines have no tones on a panel. The mean of a gradient's stops.
  var flat: ResolvedColor? {
    if case .color(let color) = self { color } else { stops.mean }
  }

  /// The colours of a gradient's stops; none for other paints.
  fileprivate var stops: [ResolvedColor] {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.stops.map(\.color)
    case .color, .meshGradient, .picture, .material, .effect: []
    }
  }

  /// Whether a shape with this paint has tones.
  var hasTones: Bool {
    if case .color = self { return false }
    let colors = stops
    return colors.isEmpty || colors.contains { $0 != colors[0] }
  }
}

extension [ResolvedColor] {
  fileprivate var mean: ResolvedColor? {
    guard !isEmpty else { return nil }
    func mean(_ component: KeyPath<ResolvedColor, Double>) -> Double {
      reduce(0) { $0 + $1[keyPath: component] } / Double(count)
    }
    return ResolvedColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}
