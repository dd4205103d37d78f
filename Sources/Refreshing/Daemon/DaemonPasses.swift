package import Foundation
package import Rendering
package import Scheduling

/// The passes of the one daemon that an output has.
package final class DaemonPasses {
  private var pass: RefreshPass
  private var renderer: WidgetRenderer
  private let clock: @Sendable () -> Date
  private var lock: OutputLock
  /// Whether the output was mended when it was taken, and nobody has been told.
  private var isMended: Bool

  /// Takes the output.
  ///
  /// - Returns: Nil where another daemon has it.
  /// - Throws: ``StoreError`` when the output cannot be used.
  package init?(
    _ pass: RefreshPass, with renderer: WidgetRenderer, clock: @escaping @Sendable () -> Date
  ) throws(StoreError) {
    guard let lock = try pass.output.lock(.daemon, onWait: nil) else { return nil }
    (self.pass, self.renderer, self.clock, self.lock) = (pass, renderer, clock, lock)
    isMended = lock.isMended
  }

  deinit { lock.release() }

  /// Goes on with other settings, in the same output.
  package func change(to pass: RefreshPass, with renderer: WidgetRenderer) {
    self.pass = RefreshPass(
      output: self.pass.output, widgets: pass.widgets, requests: pass.requests, options: pass.options)
    self.renderer = renderer
  }

  /// One pass; waits while another program is at one.
  ///
  /// - Parameters:
  ///   - isFull: Looks at every place, whatever the list of what is due says.
  ///   - onWait: Called before another program is waited for.
  ///   - onDrawing: Is given the renderer before something is drawn or asked.
  /// - Returns: Nil where the output was removed, and another daemon was sooner to make it again.
  package func run(
    isFull: Bool, onWait: @escaping @Sendable () -> Void, onDrawing: (WidgetRenderer) -> Void
  ) async throws(StoreError) -> RefreshPass.Report? {
    if !lock.isInPlace {
      guard let lock = try pass.output.lock(.daemon, onWait: nil) else { return nil }
      self.lock.release()
      self.lock = lock
    }
    if isFull { try pass.output.forgetDueList() }
    let prepared = { [renderer, clock] in
      let renderer = renderer.at(clock())
      onDrawing(renderer)
      return renderer
    }
    var report = try await pass.run(.waits(onWait: onWait), with: prepared, clock: clock)
    if isMended { report?.diagnostics.append(.damagedStore(".almanac/version")) }
    isMended = false
    return report
  }
}
