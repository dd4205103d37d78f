package import ArgumentParser
import Foundation
import Refreshing
import Rendering
import Scheduling
package import Widgets

/// `run`: a pass whenever there is something to do, until it is stopped.
package struct RunCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Keeps the pictures of now in place: sleeps until the next date or request, until it is stopped.",
      discussion: """
        What refresh does, at each date to the second, and as soon as a program asks (see reload). Prints the pictures
        that were replaced, and on standard error what went wrong, once. One run an output; refresh may run beside it.

        SIGTERM and SIGINT end it, with exit code 0; SIGHUP has it look at every picture again. Tells systemd that it is
        ready, what comes next, and that it is alive (Type=notify, WatchdogSec=).

        Example: \(ToolName.invoked) run --budget 48/day --output ~/widgets

        Exit codes besides the usual: 75 if another run has the output.
        """)
  }

  @OptionGroup var placing: PlacingOptions

  @OptionGroup var drawing: DrawingOptions

  package init() {}

  package func validate() throws {
    if drawing.at != nil { throw ValidationError("run goes by the clock: --at is for refresh.") }
    if drawing.json { throw ValidationError("run prints paths: --json is for refresh and status.") }
    if drawing.strict { throw ValidationError("run goes on whatever it finds: --strict is for refresh.") }
    _ = try placing.widgets(of: Bundle.self, drawing, in: drawing.world(ToolEnvironment()))
  }

  package func run() async throws {
    let environment = ToolEnvironment()
    let manager = environment.serviceManager
    let renderer = WidgetRenderer(world: drawing.world(environment, showsFetches: false))
    ToolProcess.bind(renderer)
    try await ToolFailure.reporting {
      let taken = ToolFailure("\(placing.output): another run has it", exitCode: .temporary)
      let pass = RefreshPass(
        output: placing.folder, widgets: try placing.widgets(of: Bundle.self, drawing, in: renderer.world),
        requests: environment.requests, options: placing.refreshing)
      let clock: @Sendable () -> Date = { Date() }
      guard
        let passes = try Self.failing({ () throws(StoreError) in try DaemonPasses(pass, with: renderer, clock: clock) })
      else { throw taken }
      let alarm = try Self.alarm(environment)
      let report = DaemonReport(
        placing.output, format: (drawing.format ?? .png).rawValue, isVerbose: drawing.verbose, to: manager)
      let onWait = { @Sendable [output = placing.output, isVerbose = drawing.verbose] in
        if isVerbose { Console.error("note: \(output): waiting for another pass") }
      }
      let loop = RefreshLoop(
        pass: { isFull throws(StoreError) in
          try await passes.run(isFull: isFull, onWait: onWait, onDrawing: ToolProcess.bind)
        }, alarm: alarm, clock: clock, tell: report.tell)
      if await loop.run() == .displaced { throw taken }
    }
  }

  private static func failing<Value>(_ work: () throws(StoreError) -> Value) throws(ToolFailure) -> Value {
    do throws(StoreError) { return try work() } catch { throw ToolFailure(error) }
  }

  private static func alarm(_ environment: ToolEnvironment) throws(ToolFailure) -> SystemAlarm {
    let manager = environment.serviceManager
    // Every write is atomic, so a pass may end anywhere; threads that draw must not see the process cleaned up.
    var duties = SystemAlarm.Duties(
      beat: manager.watchdogInterval.map { $0 / 2 }, onBeat: { manager.tell(.isAlive) },
      onStop: { manager.tell(.stopping) }, onOverdue: { _exit(0) },
      onDeaf: { Console.error("error: \($0); requests wait for the next date") })
    duties.restsRuntime = true
    do throws(SystemAlarmError) {
      return try SystemAlarm(requests: environment.requests.folder, duties: duties)
    } catch {
      throw ToolFailure(error.description, exitCode: .unavailable)
    }
  }
}
