import Foundation
import Typesetting

/// Reuses text engines, as creating one takes longer than drawing with it.
final class TextEnginePool: @unchecked Sendable {
  private let fonts: FontDirectories
  private let lock = NSLock()
  private var idle: [TextEngine] = []

  init(fonts: FontDirectories) { self.fonts = fonts }

  /// Lends an engine to `body`, which must stay on this thread.
  ///
  /// - Throws: ``RenderError/text(_:)`` if no engine can be created, and the errors of `body`.
  func withEngine<Result>(_ body: (TextEngine) throws(RenderError) -> Result) throws(RenderError) -> Result {
    let engine: TextEngine
    if let waiting = lock.withLock({ idle.popLast() }) { engine = waiting } else { engine = try newEngine() }
    defer { lock.withLock { idle.append(engine) } }
    return try body(engine)
  }

  private func newEngine() throws(RenderError) -> TextEngine {
    do throws(TextEngineError) {
      return try TextEngine(fonts: fonts)
    } catch {
      throw .text(error)
    }
  }
}
