public import Foundation
public import Graphics
import LayoutEngine

/// What a ``Canvas`` draws with. Apple's page: SwiftUI/GraphicsContext.
///
/// Copies draw on the same canvas; each keeps a transform, clip, opacity, blend mode and filters of its own.
public struct GraphicsContext {
  /// The opacity of what is drawn from now on, 0…1.
  public var opacity: Double = 1
  /// How what is drawn from now on mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// From the coordinates in which things are drawn to the canvas's, whose origin is its top left corner.
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

  /// A context for a layer: the same place, nothing drawn yet and nothing done to what will be.
  init(layerOf outer: GraphicsContext) {
    self.init(frame: outer.frame, context: outer.context, symbols: outer.symbols)
    transform = outer.transform
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// Stretches what is drawn from now on about the origin. Apple's page: SwiftUI/GraphicsContext/scaleBy(x:y:).
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn from now on. Apple's page: SwiftUI/GraphicsContext/translateBy(x:y:).
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn from now on about the origin, clockwise. Apple's page: SwiftUI/GraphicsContext/rotate(by:).
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Maps what is drawn from now on by `matrix` first. Apple's page: SwiftUI/GraphicsContext/concatenate(_:).
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// From the coordinates in which things are drawn to the picture's.
  var total: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}

extension GraphicsContext {
  /// Records items whose coordinates are the picture's, with everything that this context does to what it draws.
  func record(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var result = items
    for filter in filters.reversed() { result = filter.apply(result, self) }
    if opacity < 1 { result = [.group(.opacity(opacity), result)] }
    result = blendMode.applied(to: result)
    for clip in clips.reversed() { result = [.group(clip, result)] }
    recording.items += result
  }

  /// Records what `draw` gives for the coordinates it is told the origin of: the picture's where a move leads there.
  func recordPlaced(_ draw: (_ origin: CGPoint) -> [DisplayItem]) {
    let total = self.total
    guard total.isFinite else {
      context.report("canvas.transform", "something was left out that a canvas draws with a transform of no numbers")
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
