public import Foundation
public import Graphics
import LayoutEngine

/// The drawing state and operations of a ``Canvas``. Apple's page: SwiftUI/GraphicsContext.
///
/// Copies draw to the same canvas; each has its own transform, clip, opacity, blend mode and filters.
public struct GraphicsContext {
  /// The opacity of further drawing, 0…1.
  public var opacity: Double = 1
  /// The blend mode of further drawing.
  public var blendMode: BlendMode = .normal
  /// From the context's coordinates to the canvas's, whose origin is its top left corner.
  public var transform: CGAffineTransform = .identity

  let frame: CGRect
  let context: _LoweringContext
  let symbols: TaggedViews
  let recording: Recording
  var clips: [Effect] = []
  var filters: [Filter] = []

  /// Collects what a context and its copies draw, in order.
  final class Recording {
    var items: [DisplayItem] = []
  }

  init(frame: CGRect, context: _LoweringContext, symbols: TaggedViews) {
    self.frame = frame
    self.context = context
    self.symbols = symbols
    recording = Recording()
  }

  /// Creates a context for a layer: with the same coordinates, and without earlier drawing, clips or filters.
  init(layerOf outer: GraphicsContext) {
    self.init(frame: outer.frame, context: outer.context, symbols: outer.symbols)
    transform = outer.transform
  }

  public var environment: EnvironmentValues { context.environment }

  /// Scales further drawing about the origin. Apple's page: SwiftUI/GraphicsContext/scaleBy(x:y:).
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves further drawing. Apple's page: SwiftUI/GraphicsContext/translateBy(x:y:).
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates further drawing clockwise about the origin. Apple's page: SwiftUI/GraphicsContext/rotate(by:).
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies `matrix` to further drawing before the current transform. Apple's page:
  /// SwiftUI/GraphicsContext/concatenate(_:).
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// From the context's coordinates to the picture's.
  var total: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}

extension GraphicsContext {
  /// Records items in the picture's coordinates, with the context's opacity, clips and filters.
  func record(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var result = items
    for filter in filters.reversed() { result = filter.apply(result, self) }
    if opacity < 1 { result = [.group(.opacity(opacity), result)] }
    result = blendMode.applied(to: result)
    for clip in clips.reversed() { result = [.group(clip, result)] }
    recording.items += result
  }

  /// Records the result of `draw` for an origin: in the picture's coordinates if the transform is a translation.
  func recordPlaced(_ draw: (_ origin: CGPoint) -> [DisplayItem]) {
    let total = self.total
    guard total.isFinite else {
      context.report("canvas.transform", "drawing with a non-finite transform is left out")
      return
    }
    if total.isTranslation {
      record(draw(CGPoint(x: total.tx, y: total.ty)))
    } else {
      let items = draw(.zero)
      if !items.isEmpty { record([.group(.transform(total), items)]) }
    }
  }
}
