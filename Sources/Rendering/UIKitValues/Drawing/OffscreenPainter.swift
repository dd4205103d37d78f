package import Ambient
package import Graphics
package import Views

/// What turns a display list into pixels for ``UIGraphicsImageRenderer``, and lowers texts and views that are drawn into
/// images. This module may know no painter and no text engine; the renderer binds them.
///
/// A type of its own, not the closures alone: bound to a task, an optional closure crashes in optimised code (Swift 6.3.1).
package struct OffscreenPainter: Sendable {
  /// The painter of the current task or the process; nil if no renderer has bound one.
  static var current: OffscreenPainter? { AmbientValues.current.picturePainter }

  /// Paints a list; nil if it cannot.
  package let paint: @Sendable (DisplayList) -> Bitmap?
  /// Calls what it is given with a context to lower views in; does not call it if it cannot.
  package let lower: @Sendable ((_LoweringContext) -> Void) -> Void

  package init(
    paint: @escaping @Sendable (DisplayList) -> Bitmap?,
    lower: @escaping @Sendable ((_LoweringContext) -> Void) -> Void = { _ in }
  ) {
    (self.paint, self.lower) = (paint, lower)
  }
}

extension AmbientValues {
  package var picturePainter: OffscreenPainter? {
    get { self[PicturePainterKey.self] }
    set { self[PicturePainterKey.self] = newValue }
  }
}

private enum PicturePainterKey: AmbientKey {
  static var defaultValue: OffscreenPainter? { nil }
}
