import ArgumentParser
import Graphics
import ToolOptions

extension DrawingOptions {
  /// Whether changes between pictures can be drawn with these options.
  var canAnimate: Bool { panel.palette == nil && (format ?? .png) == .png }

  /// Checks what `--animate` can be combined with.
  ///
  /// - Throws: A validation error, with exit code 64.
  func checkAnimation() throws {
    if !canAnimate { throw ValidationError("--animate needs PNG pictures in all colours.") }
  }
}
