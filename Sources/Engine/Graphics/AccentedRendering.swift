import Foundation

/// The two colours of a rendering mode, and how they are applied to a picture.
package struct AccentedRendering: Hashable, Sendable {
  package var primary: ResolvedColor
  package var accent: ResolvedColor
  /// Whether images may keep their own colours; if not, they are like those without a colour group.
  package var allowsOwnColors = true

  package init(primary: ResolvedColor, accent: ResolvedColor) {
    self.primary = primary
    self.accent = accent
  }

  /// `items` in the two colours: those in their own groups in the group's colour, all others in the colour of
  /// `group`.
  package func painting(_ items: [DisplayItem], in group: ColorGroup = ColorGroup(.primary)) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(.colorGroup(let own), let inner) = item { return painting(inner, in: own) }
      guard let color = color(of: group) else { return [item] }
      let flat = SingleColorPainting(colors: self, color: color)
      guard group.followsLuminance else { return flat.items(for: item) }
      let shades = DisplayItem.filled(with: color, byLuminanceOf: [item])
      guard group.ink == .accent, accent == primary else { return [shades] }
      return [shades, .group(.opacity(Self.accentedLight), flat.items(for: item))]
    }
  }

  /// With one colour, an image in the accent group is a little whiter (Apple's page "Optimizing your widget for accented
  /// rendering mode and Liquid Glass"). The number is not published.
  private static let accentedLight = 0.2

  private func color(of group: ColorGroup) -> ResolvedColor? {
    switch group.ink {
    case .primary: primary
    case .accent: accent
    case .own: allowsOwnColors ? nil : primary
    }
  }
}

/// Paints everything in one colour and keeps every alpha: shapes and texts stay sharp vectors.
struct SingleColorPainting {
  /// For groups inside that select their own colour.
  let colors: AccentedRendering
  let color: ResolvedColor

  func items(for item: DisplayItem) -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let evenOdd):
      return [.fill(path, self.paint(for: paint), evenOdd: evenOdd)]
    case .stroke(let path, let style, let paint):
      return [.stroke(path, style, self.paint(for: paint))]
    case .picture(var picture):
      picture.tint = picture.tint.map(paint) ?? .color(color)
      return [.picture(picture)]
    case .text(let text):
      // Colour glyphs have their own colours, so only their alpha can be used.
      return [text.hasColorGlyphs ? .filled(with: color, byAlphaOf: [item]) : .text(self.text(for: text))]
    case .group(let effect, let items):
      return group(effect, items)
    }
  }

  private func group(_ effect: Effect, _ items: [DisplayItem]) -> [DisplayItem] {
    let inner = items.flatMap { item in
      if case .group(.colorGroup, _) = item { return colors.painting([item]) }
      return self.items(for: item)
    }
    switch effect {
    case .opacity, .clip, .mask, .blur, .isolation, .transform, .projection:
      return [.group(effect, inner)]
    case .shadow(let shadow): return [.group(.shadow(tinted(shadow)), inner)]
    case .innerShadow(let shadow): return [.group(.innerShadow(tinted(shadow)), inner)]
    case .color(.multiply(let factor)): return [.group(.opacity(factor.alpha), inner)]
    case .color(.luminanceToAlpha): return [.filled(with: color, byAlphaOf: [.group(effect, items)])]
    case .color: return inner
    case .blend(let mode): return mode.isComposition ? [.group(effect, inner)] : inner
    case .backdrop(let backdrop): return [.group(.opacity(Self.emptyMaterialOpacity * backdrop.opacity), inner)]
    case .colorGroup(let own): return colors.painting(items, in: own)
    }
  }

  private func paint(for paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(tinted(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(tinted(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(tinted(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      return .ellipticalGradient(tinted(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(tinted(stops), center: center, start: start, end: end)
    case .meshGradient(let mesh): return .meshGradient(mesh.coloured(tinted))
    case .picture(var picture):
      picture.tile.tint = picture.tile.tint.map(self.paint) ?? .color(color)
      return .picture(picture)
    case .material(let backdrop): return .color(color.opacity(Self.emptyMaterialOpacity * backdrop.opacity))
    case .effect(.blend(let mode), let paint):
      let inner = self.paint(for: paint)
      return mode.isComposition ? .effect(.blend(mode), inner) : inner
    case .effect(.dropShadow(let shadow), let paint):
      return .effect(.dropShadow(tinted(shadow)), self.paint(for: paint))
    case .effect(.innerShadow(let shadow), let paint):
      return .effect(.innerShadow(tinted(shadow)), self.paint(for: paint))
    }
  }

  private func text(for item: TextItem) -> TextItem {
    var item = item
    for index in item.runs.indices {
      item.runs[index].paint = paint(for: item.runs[index].paint)
      let style = item.runs[index].style
      item.runs[index].style.background = style.background.map(tinted)
      item.runs[index].style.underline?.color = style.underline?.color.map(tinted)
      item.runs[index].style.strikethrough?.color = style.strikethrough?.color.map(tinted)
      item.runs[index].style.attachment?.items = style.attachment?.items.flatMap(items) ?? []
    }
    return item
  }

  private func tinted(_ original: ResolvedColor) -> ResolvedColor { color.opacity(original.alpha) }

  private func tinted(_ stops: GradientStops) -> GradientStops {
    GradientStops(
      stops.stops.map { GradientStops.Stop(color: tinted($0.color), location: $0.location) }, space: stops.space)
  }

  private func tinted(_ shadow: Shadow) -> Shadow {
    Shadow(color: tinted(shadow.color), radius: shadow.radius, offset: shadow.offset)
  }

  /// The opacity of a material with nothing behind it. Apple's number is not published.
  private static let emptyMaterialOpacity = 0.2
}

extension DisplayItem {
  /// `color` with the luminance of `items` over black as its alpha.
  package static func filled(with color: ResolvedColor, byLuminanceOf items: [DisplayItem]) -> DisplayItem {
    let bounds = Path(items.bounds)
    let ground = DisplayItem.fill(bounds, .color(.black), evenOdd: false)
    return .group(
      .mask([.group(.color(.luminanceToAlpha), [ground] + items)]), [.fill(bounds, .color(color), evenOdd: false)])
  }

  /// `color` with the alpha of `items`.
  static func filled(with color: ResolvedColor, byAlphaOf items: [DisplayItem]) -> DisplayItem {
    .group(.mask(items), [.fill(Path(items.bounds), .color(color), evenOdd: false)])
  }
}

extension TextItem {
  /// Whether a character is shown as an emoji.
  fileprivate var hasColorGlyphs: Bool { runs.contains { $0.text.contains(where: EmojiPresentation.isEmoji) } }
}

extension BlendMode {
  /// Whether the mode composites by alpha, rather than blending colours.
  fileprivate var isComposition: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }
}
