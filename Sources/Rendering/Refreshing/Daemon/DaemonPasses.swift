package import Foundation
package import Rendering
package import Scheduling

/// The passes of the one daemon that an output has.
package final class DaemonPasses {
  private var pass: RefreshPass
  private var renderer: WidgetRenderer
  private let clock: @Sendable () -> Date
  private var lock: OutputLock
  private let live = LiveTimelines()
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
    (self.pass.live, self.pass.nextFrames) = (live, NextFrames())
    isMended = lock.isMended
  }

  deinit { lock.release() }

  /// Goes on with other settings, in the same output.
  package func change(to pass: RefreshPass, with renderer: WidgetRenderer) {
    var next = RefreshPass(
      output: self.pass.output, widgets: pass.widgets, wallpaper: pass.wallpaper, requests: pass.requests,
      options: pass.options)
    (next.stacks, next.configuration, next.knownOutputs) = (pass.stacks, pass.configuration, pass.knownOutputs)
    (next.live, next.nextFrames) = (live, self.pass.nextFrames)
    self.pass = next
    live.forget(besides: pass.widgets)
    self.renderer = renderer
  }

  /// One pass; waits while another program is at one.
  ///
  /// - Parameters:
  ///   - isFull: Looks at every place, whatever the list of what is due says.
  ///   - onWait: Called before another program is waited for.
  ///   - onDrawing: Is given the renderer before something is drawn or asked.
  ///   - onLoss: Called after the output was taken anew, as it had been removed or moved.
  /// - Returns: Nil where the output was removed, and another daemon was sooner to make it again.
  package func run(
    isFull: Bool, onWait: @escaping @Sendable () -> Void, onDrawing: (WidgetRenderer) -> Void,
    onLoss: () -> Void = {}
  ) async throws(StoreError) -> RefreshPass.Report? {
    if !lock.isInPlace {
      guard let lock = try pass.output.lock(.daemon, onWait: nil) else { return nil }
      self.lock.release()
      self.lock = lock
      onLoss()
    }
    if isFull { try pass.output.forgetDueList() }
    let prepared = { [renderer, clock] in
      let renderer = renderer.at(clock())
      onDrawing(renderer)
      return renderer
    }
    defer { live.settle(at: clock()) }
    var report = try await pass.run(.waits(onWait: onWait), with: prepared, clock: clock)
    if isMended { report?.diagnostics.append(.damagedStore(".almanac/version")) }
    isMended = false
    return report
  }

  /// When the next picture of a second is due; nil where nothing counts seconds, or none are wanted.
  package var nextSecond: Date? { pass.options.drawsSeconds ? live.next : nil }

  /// Draws the pictures of seconds that are due.
  ///
  /// - Parameter onDrawing: Is given the renderer before something is drawn.
  package func drawSeconds(onDrawing: (WidgetRenderer) -> Void) async -> [SlotOutcome] {
    // In an output that is gone the next pass has to begin.
    guard lock.isInPlace else {
      live.skip(at: clock())
      return []
    }
    let renderer = renderer.at(clock())
    onDrawing(renderer)
    return await SecondsDrawing(
      output: pass.output, renderer: renderer, live: live, jobs: pass.options.jobs, clock: clock
    ).run()
  }
}
