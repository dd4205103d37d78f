package import Ambient
package import Graphics
package import Views

/// Paints display lists for ``UIGraphicsImageRenderer``, and lowers texts and views that are drawn into images. The
/// renderer binds it, as this module must not depend on the painter and the text engine.
///
/// A struct, as an optional closure that is bound to a task crashes in optimized code (Swift 6.3.1).
package struct OffscreenPainter: Sendable {
  /// The painter of the current task or the process; `nil` if no renderer has bound one.
  static var current: OffscreenPainter? { AmbientValues.current.offscreenPainter }

  /// Paints a list; `nil` if that is impossible.
  package let paint: @Sendable (DisplayList) -> Bitmap?
  /// Calls the closure with a context to lower views in, if that is possible.
  package let lower: @Sendable ((_LoweringContext) -> Void) -> Void

  package init(
    paint: @escaping @Sendable (DisplayList) -> Bitmap?,
    lower: @escaping @Sendable ((_LoweringContext) -> Void) -> Void = { _ in }
  ) {
    (self.paint, self.lower) = (paint, lower)
  }
}

extension AmbientValues {
  package var offscreenPainter: OffscreenPainter? {
    get { self[OffscreenPainterKey.self] }
    set { self[OffscreenPainterKey.self] = newValue }
  }
}

private enum OffscreenPainterKey: AmbientKey {
  static var defaultValue: OffscreenPainter? { nil }
}
