package import Graphics
package import Synchronization

/// What turns a display list into pixels for ``UIGraphicsImageRenderer``. This module may know no painter; the renderer
/// binds one.
package enum PicturePainter {
  /// Paints a list; nil if it cannot.
  package typealias Painting = @Sendable (DisplayList) -> Bitmap?

  /// The painter of the work that the current task does.
  @TaskLocal package static var bound: Painting?

  /// The painter of work that left its task, such as a completion handler on a queue. Set once, at the top of a tool.
  package static let ofProcess = Mutex<Painting?>(nil)

  /// Nil where no renderer asks.
  static var current: Painting? { bound ?? ofProcess.withLock { $0 } }
}
