package import Foundation
package import Rendering
package import Scheduling

/// The passes of an output's daemon, of which there is only one.
package final class DaemonPasses {
  private var pass: RefreshPass
  private var renderer: WidgetRenderer
  private let clock: @Sendable () -> Date
  private var lock: OutputLock
  private let live = LiveTimelines()
  /// Whether the output was repaired when it was locked, which was not reported yet.
  private var isRepaired: Bool

  /// Locks the output.
  ///
  /// - Returns: `nil` if another daemon has it.
  /// - Throws: ``StoreError`` if the output cannot be used.
  package init?(
    _ pass: RefreshPass, with renderer: WidgetRenderer, clock: @escaping @Sendable () -> Date
  ) throws(StoreError) {
    guard let lock = try pass.output.lock(.daemon, onWait: nil) else { return nil }
    (self.pass, self.renderer, self.clock, self.lock) = (pass, renderer, clock, lock)
    (self.pass.live, self.pass.nextFrames) = (live, NextFrames())
    isRepaired = lock.isRepaired
  }

  deinit { lock.release() }

  /// Continues with another configuration, in the same output.
  package func change(to pass: RefreshPass, with renderer: WidgetRenderer) {
    var next = RefreshPass(
      output: self.pass.output, widgets: pass.widgets, screens: pass.screens, requests: pass.requests,
      options: pass.options)
    (next.stacks, next.configuration, next.knownOutputs) = (pass.stacks, pass.configuration, pass.knownOutputs)
    (next.live, next.nextFrames) = (live, self.pass.nextFrames)
    self.pass = next
    live.forget(besides: pass.widgets)
    self.renderer = renderer
  }

  /// Runs one pass; waits while another program runs one.
  ///
  /// - Parameters:
  ///   - isFull: Whether to examine every slot, whatever the due list says.
  ///   - onWait: Called before waiting for another program.
  ///   - onDrawing: Called with the renderer before something is drawn or reloaded.
  ///   - onLoss: Called after a removed or moved output was created again.
  /// - Returns: `nil` if the output was removed, and another daemon created it again first.
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
    if isFull { try pass.output.removeDueList() }
    let prepared = { [renderer, clock] in
      let renderer = renderer.at(clock())
      onDrawing(renderer)
      return renderer
    }
    defer { live.settle(at: clock()) }
    var report = try await pass.run(.waits(onWait: onWait), with: prepared, clock: clock)
    if isRepaired { report?.diagnostics.append(.damagedStore(".almanac/version")) }
    isRepaired = false
    return report
  }

  /// When the next frame of a second is due; `nil` if nothing counts seconds or they are not drawn.
  package var nextSecond: Date? { pass.options.drawsSeconds ? live.next : nil }

  /// Draws the due frames of seconds.
  ///
  /// - Parameter onDrawing: Called with the renderer before something is drawn.
  package func drawSeconds(onDrawing: (WidgetRenderer) -> Void) async -> [SlotOutcome] {
    // A removed output is created again by the next pass.
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
