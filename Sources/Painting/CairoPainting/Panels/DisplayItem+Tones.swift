import Foundation
import Graphics

extension Array where Element == DisplayItem {
  /// A picture of where tones may be mixed: white there, black where text, lines and flat shapes are.
  ///
  /// - Parameter areMixed: Whether all of the items are, because an effect changes them together.
  func tones(areMixed: Bool = false) -> [DisplayItem] { flatMap { $0.tones(areMixed) } }
}

extension DisplayItem {
  fileprivate func tones(_ areMixed: Bool) -> [DisplayItem] {
    if let expanded { return expanded.tones(areMixed: areMixed) }
    switch self {
    case .fill(let path, let paint, let evenOdd):
      let isMixed = areMixed || paint.hasTones
      // On a photograph, a translucent shape is a part of it; on flat ground it is flat.
      guard isMixed || paint.flat.map({ $0.alpha >= PaintingPass.leastFlatAlpha }) == true else {
        let isFlat = path.isTrack || paint.flat.map { path.isLine(in: $0) } ?? false
        return isFlat ? [.fill(path, Self.tone(false), evenOdd: evenOdd)] : []
      }
      return [.fill(path, Self.tone(isMixed), evenOdd: evenOdd)]
    case .stroke(let path, let style, _): return [.stroke(path, style, Self.tone(areMixed))]
    case .text(var text):
      for index in text.runs.indices { text.runs[index].paint = Self.tone(areMixed) }
      return [.text(text)]
    case .picture(var item):
      item.tint = Self.tone(areMixed || item.tint?.flat == nil)
      return [.picture(item)]
    case .group(let effect, let items): return Self.tones(effect, items, areMixed)
    }
  }

  private static func tones(_ effect: Effect, _ items: [DisplayItem], _ areMixed: Bool) -> [DisplayItem] {
    switch effect {
    case .opacity, .color, .isolation, .colorGroup: return items.tones(areMixed: areMixed)
    case .clip, .transform, .projection: return [.group(effect, items.tones(areMixed: areMixed))]
    case .mask(let mask):
      return [.group(effect, items.tones(areMixed: areMixed || mask.contains { $0.hasTones }))]
    case .shadow(var shadow):
      shadow.color = ResolvedColor(white: 1, alpha: shadow.color.alpha > 0 ? 1 : 0)
      return [.group(.shadow(shadow), items.tones(areMixed: true))] + items.tones(areMixed: areMixed)
    case .innerShadow, .blend, .backdrop: return items.tones(areMixed: true)
    case .blur: return [.group(effect, items.tones(areMixed: true))]
    }
  }

  private static func tone(_ isMixed: Bool) -> Paint { .color(isMixed ? .white : .black) }

  /// Whether the item's alpha has tones.
  private var hasTones: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint): paint.hasTones
    case .text(let text): text.runs.contains { $0.paint.hasTones }
    case .picture: true
    case .group(let effect, let items):
      switch effect {
      case .blur, .shadow, .innerShadow: true
      default: items.contains { $0.hasTones }
      }
    }
  }
}
