public import Foundation
public import FoundationAdditions
public import Graphics

/// A drawing context, for use on one thread. Apple's page: CoreGraphics/CGContext.
///
/// The origin is at the top left in UIKit's contexts and at the bottom left in bitmap contexts
/// (`init(data:width:…)`), as on Apple's systems.
public final class CGContext {
  let surface: DrawingSurface
  /// Receives the pixels of a bitmap context after each step, if they are read.
  var target: PixelTarget?

  init(_ surface: DrawingSurface) { self.surface = surface }

  /// From user space to the canvas, whose origin is its top left.
  public var ctm: CGAffineTransform { surface.state.transform }
  public func saveGState() { surface.save() }
  public func restoreGState() { surface.restore() }
  public func translateBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { surface.transform(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) { surface.transform(transform) }

  public func setFillColor(_ color: CGColor) { surface.state.fill = color.resolved }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    surface.state.fill = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    surface.state.fill = ResolvedColor(white: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { surface.state.stroke = color.resolved }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    surface.state.stroke = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    surface.state.stroke = ResolvedColor(white: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { surface.state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { surface.state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { surface.state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { surface.state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (surface.state.line.dash, surface.state.line.dashPhase) = (lengths, phase)
  }

  public func setAlpha(_ alpha: CGFloat) { surface.state.opacity = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
  public func setBlendMode(_ mode: CGBlendMode) { surface.state.blendMode = mode }
  /// Sets the shadow; the blur is twice the standard deviation of its Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    surface.state.shadow = color.map {
      Shadow(color: $0.resolved, radius: blur.isFinite ? max(blur, 0) / 2 : 0, offset: offset)
    }
  }
  /// Sets a black shadow with a third of the opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { surface.state.interpolation == .none ? .none : .default }
    set { surface.state.interpolation = newValue == .none ? .none : .smooth }
  }
  /// Does nothing: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Begins a layer. Opacity and shadow apply to each item in it separately.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { surface.save() }
  public func endTransparencyLayer() { surface.restore() }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
