public import Foundation
public import FoundationAdditions
public import Graphics

/// What is drawn into. Apple's page: CoreGraphics/CGContext.
///
/// UIKit's contexts begin at the top left, those of pixels (`init(data:width:…)`) at the bottom left, as on Apple's systems.
/// Used by one thread: the one that draws.
public final class CGContext {
  let surface: DrawingSurface
  /// Where the pixels of a context of pixels go after each step; nil where nobody reads them.
  var target: PixelTarget?

  init(_ surface: DrawingSurface) { self.surface = surface }

  /// From the drawer's coordinates to those of the canvas, which begin at its top left.
  public var ctm: CGAffineTransform { surface.state.transform }
  /// Keeps colours, clip and transform.
  public func saveGState() { surface.save() }
  /// Brings back what was kept last.
  public func restoreGState() { surface.restore() }
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(translationX: x, y: y)) }
  /// Stretches what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what follows by radians.
  public func rotate(by angle: CGFloat) { surface.transform(CGAffineTransform(rotationAngle: angle)) }
  /// Moves, turns and stretches what follows.
  public func concatenate(_ transform: CGAffineTransform) { surface.transform(transform) }

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) { surface.state.fill = color.resolved }
  /// Sets the colour of what is filled.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    surface.state.fill = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the grey of what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    surface.state.fill = ResolvedColor(white: gray, alpha: alpha)
  }
  /// Sets the colour of what is stroked.
  public func setStrokeColor(_ color: CGColor) { surface.state.stroke = color.resolved }
  /// Sets the colour of what is stroked.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    surface.state.stroke = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the grey of what is stroked.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    surface.state.stroke = ResolvedColor(white: gray, alpha: alpha)
  }

  /// Sets how thick lines are, in points.
  public func setLineWidth(_ width: CGFloat) { surface.state.line.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { surface.state.line.lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { surface.state.line.lineJoin = join }
  /// Sets how far a corner may reach.
  public func setMiterLimit(_ limit: CGFloat) { surface.state.line.miterLimit = limit }
  /// Sets lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (surface.state.line.dash, surface.state.line.dashPhase) = (lengths, phase)
  }

  /// Sets by how much the alpha of what follows is multiplied, 0…1.
  public func setAlpha(_ alpha: CGFloat) { surface.state.opacity = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
  /// Sets how what follows mixes with what was drawn.
  public func setBlendMode(_ mode: CGBlendMode) { surface.state.blendMode = mode }
  /// Sets a shadow of what follows; its blur is twice the deviation of its Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    surface.state.shadow = color.map {
      Shadow(color: $0.resolved, radius: blur.isFinite ? max(blur, 0) / 2 : 0, offset: offset)
    }
  }
  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// How pixels are found between pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { surface.state.interpolation == .none ? .none : .default }
    set { surface.state.interpolation = newValue == .none ? .none : .smooth }
  }
  /// Does nothing: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Begins a layer; opacity and shadow count for each thing in it alone.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { surface.save() }
  /// Ends a layer.
  public func endTransparencyLayer() { surface.restore() }
}

/// How pixels are found between pixels. Apple's page: CoreGraphics/CGInterpolationQuality.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Smooth.
  case `default`
  /// The nearest pixel.
  case none
  /// Smooth.
  case low
  /// Smooth.
  case high
  /// Smooth.
  case medium
}
