import Ambient
package import Foundation
import FoundationAdditions
import Symbols
import Timelines
import UIKitValues
import Widgets

/// Joins widgets and pictures: loads a timeline, lays out an entry, paints and encodes it.
///
/// Can be used from several threads at once; each borrows its own text engine.
package struct WidgetRenderer: Sendable {
  package let world: World
  let engines: TextEnginePool
  let symbols: SymbolLibrary

  package init(world: World) {
    self.world = world
    engines = TextEnginePool(fonts: world.fonts)
    symbols = SymbolLibrary(fonts: world.fonts)
  }

  /// The same renderer, with the same text engines, at another date.
  package func at(_ now: Date) -> WidgetRenderer {
    var world = world
    world.now = now
    return inside(world)
  }

  /// The same renderer, with the same text engines, in a world with the same fonts.
  package func inside(_ world: World) -> WidgetRenderer {
    WidgetRenderer(world: world, engines: engines, symbols: symbols)
  }

  private init(world: World, engines: TextEnginePool, symbols: SymbolLibrary) {
    (self.world, self.engines, self.symbols) = (world, engines, symbols)
  }

  /// Sets the ambient values for providers and views.
  func bind(in values: inout AmbientValues, at date: Date) {
    world.apply(to: &values, at: date)
    values.offscreenPainter = painter
    values.ignoresReloads = true
  }

  func size(of kind: WidgetKind, _ request: RenderRequest) throws(RenderError) -> CGSize {
    switch request.canvas {
    case .points(let size): return size
    case .cell(let size) where kind.families.contains(request.family):
      try check(request.look, of: kind, request)
      return request.widgetSize(in: size)
    case .ideal: return request.device.screen
    case .family, .cell: break
    }
    guard kind.families.contains(request.family), let size = request.device.size(of: request.family) else {
      throw .unsupportedFamily(
        request.family, supported: kind.families.filter { request.device.size(of: $0) != nil })
    }
    try check(request.look, of: kind, request)
    return size
  }

  private func check(
    _ look: WidgetLook, of kind: WidgetKind, _ request: RenderRequest
  ) throws(RenderError) {
    guard request.hasMode else { throw .unsupportedMode(request.renderingMode, request.family) }
    if look.isSupported(by: kind, request) { return }
    let isElsewhere = !look.suits(request.family, on: request.device)
    throw .unsupportedLook(
      look, supported: isElsewhere ? look.place : "widgets whose supportedMountingStyles have it")
  }
}
