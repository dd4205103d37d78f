import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

extension PaintingPass {
  func paint(_ effect: Effect, _ items: [DisplayItem]) {
    context.withSavedState { apply(effect, items) }
  }

  private func apply(_ effect: Effect, _ items: [DisplayItem]) {
    switch effect {
    case .opacity(let opacity):
      paintGroup(items)
      cairo_paint_with_alpha(context.pointer, opacity)
    case .isolation:
      paintGroup(items)
      cairo_paint(context.pointer)
    case .clip(let path, let evenOdd):
      context.setPath(path)
      cairo_set_fill_rule(context.pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context.pointer)
      paint(items)
    case .mask(let mask): paint(items, maskedBy: mask)
    case .shadow(let shadow):
      cast(shadow, of: items)
      paint(items)
    case .innerShadow(let shadow): paint(items, shadedBy: shadow)
    case .blur(let radius, let isOpaque): paint(items, blurredBy: radius, isOpaque: isOpaque)
    case .color(let filter): paint(items, changedBy: filter)
    case .blend(let mode): paint(items, blendedBy: mode)
    case .transform(let transform): paint(items, transformedBy: transform)
    case .projection(let transform): paint(items, projectedBy: transform)
    case .backdrop(let backdrop): paint(backdrop, through: items)
    case .colorGroup: paint(items)
    }
  }

  /// Paints `items` into a group of their size, and makes it the source.
  ///
  /// - Parameter ink: The colours of a panel for its flat items.
  func paintGroup(_ items: [DisplayItem], with ink: PanelInk? = nil) {
    let frame = frame(of: items)
    withPixelMatrix {
      context.setPath(frame)
      cairo_clip(context.pointer)
    }
    let target = cairo_get_group_target(context.pointer)
    context.setSourceToGroup {
      let pass = PaintingPass(
        painter: painter, context: CairoContext(retaining: context.pointer), scale: scale, format: format,
        pixelsPerUnit: pixelsPerUnit, ink: ink)
      if let ink { ink.withGroup(over: target) { pass.paintIsolated(items) } } else { pass.paintIsolated(items) }
    }
  }

  private func paint(_ items: [DisplayItem], maskedBy mask: [DisplayItem]) {
    paintGroup(items, with: ink)
    let content = context.source
    paintGroup(mask)
    let stencil = context.source
    context.setSource(content)
    context.mask(stencil)
  }

  private func paint(_ items: [DisplayItem], transformedBy transform: CGAffineTransform) {
    // A context that was given such a matrix paints nothing from then on.
    guard transform.isFinite else { return }
    let whole = transform.concatenating(self.matrix)
    guard whole.isFinite, abs(whole.determinant) > 1e-9, abs(whole.determinant) < 1e14 else { return }
    context.concatenate(transform)
    paint(items)
  }

  private func paint(_ items: [DisplayItem], changedBy filter: ColorFilter) {
    // A chain of filters is one pass over the pixels.
    var (filters, items) = ([filter], items)
    while items.count == 1, case .group(.color(let next), let inner) = items[0] {
      filters.insert(next, at: 0)
      items = inner
    }
    guard let layer = layer(of: items, needed: visible) else { return }
    reportRasterised("a colour effect")
    layer.apply(filters)
    paint(layer)
  }

  private func paint(_ items: [DisplayItem], projectedBy transform: ProjectionTransform) {
    guard transform.isFinite else { return }
    let whole = transform.concatenating(ProjectionTransform(matrix))
    let bounds = items.bounds
    guard let visible, let target = PixelFrame(around: bounds.bounding(whole.project))?.intersection(visible),
      let source = layer(of: items, needed: frame(of: items)), let layer = newLayer(target)
    else { return }
    reportRasterised("a perspective transform")
    // From pixels of the flat picture to pixels of the projected one, then back.
    var plane = ProjectionTransform(matrix.inverted()).concatenating(whole)
    guard plane.invert() else { return }
    layer.fill(with: source, placedBy: plane)
    paint(layer)
  }
}
