package import Graphics
package import Synchronization

/// What turns a display list into pixels for ``UIGraphicsImageRenderer``. This module may know no painter; the renderer
/// binds one.
///
/// A type of its own, not the closure alone: bound to a task, an optional closure crashes in optimised code (Swift 6.3.1).
package struct PicturePainter: Sendable {
  /// The painter of the work that the current task does.
  @TaskLocal package static var bound: PicturePainter?

  /// The painter of work that left its task, such as a completion handler on a queue. Set once, at the top of a tool.
  package static let ofProcess = Mutex<PicturePainter?>(nil)

  /// Nil where no renderer asks.
  static var current: PicturePainter? { bound ?? ofProcess.withLock { $0 } }

  /// Paints a list; nil if it cannot.
  package let paint: @Sendable (DisplayList) -> Bitmap?

  package init(paint: @escaping @Sendable (DisplayList) -> Bitmap?) { self.paint = paint }
}
