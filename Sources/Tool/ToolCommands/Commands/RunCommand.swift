package import ArgumentParser
import Foundation
import Refreshing
import Rendering
import Scheduling
import Timelines
package import Widgets

/// `run`: a pass whenever there is something to do, until it is stopped.
package struct RunCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Keeps the pictures of now in place: sleeps until the next date or request, until it is stopped.",
      discussion: """
        What refresh does, at each date to the second, and as soon as a program asks (see reload). Prints the pictures \
        that were replaced, and on standard error what went wrong, once. One run an output; refresh may run beside it. \
        Text that counts seconds, and bars that follow a timer, are drawn each second while it runs (--no-seconds).

        SIGTERM and SIGINT end it, with exit code 0; SIGHUP has it read --config FILE again, and look at every \
        picture. Tells systemd that it is ready, what comes next, and that it is alive (Type=notify, WatchdogSec=).

        Example: \(ToolName.invoked) run --budget 48/day --output ~/widgets

        Exit codes besides the usual: 75 if another run has the output.
        """)
  }

  @OptionGroup var placing: PlacingOptions

  @Flag(help: "Draw text that counts seconds once a minute, as refresh does; see 'seconds' in a file of settings.")
  var noSeconds = false

  @OptionGroup var drawing: DrawingOptions

  var timeZone: TimeZone { placing.timeZone(drawing) }

  package init() {}

  package func validate() throws {
    if drawing.at != nil { throw ValidationError("run goes by the clock: --at is for refresh.") }
    if drawing.json { throw ValidationError("run prints paths: --json is for refresh and status.") }
    if drawing.strict { throw ValidationError("run goes on whatever it finds: --strict is for refresh.") }
    try placing.checkAgainstFile(drawing)
  }

  package func run() async throws {
    let environment = ToolEnvironment()
    let manager = environment.serviceManager
    // Who reads the paths may go; the pictures stay in place.
    signal(SIGPIPE, SIG_IGN)
    try await ToolError.reporting {
      let (pass, renderer, output, commands) = try prepared(environment)
      let taken = ToolError("\(output): another run has it", exitCode: .temporary)
      let clock: @Sendable () -> Date = { Date() }
      guard
        let passes = try Self.failing({ () throws(StoreError) in try DaemonPasses(pass, with: renderer, clock: clock) })
      else { throw taken }
      let alarm = try Self.alarm(environment, pass.output)
      // A file may ask for the system's zone at any time.
      if placing.config != nil || drawing.followsSystemZone { alarm.watch(zoneFiles: SystemTimeZone.ofProcess.files) }
      let report = DaemonReport(output, isVerbose: drawing.verbose, to: manager)
      let changes = ChangeCommands(commands, in: output, environment.variables) { Console.error("error: \($0)") }
      let onWait = { @Sendable [isVerbose = drawing.verbose] in
        if isVerbose { Console.error("note: \(output): waiting for another pass") }
      }
      let loop = RefreshLoop(
        pass: { isFull throws(StoreError) in
          if isFull { readAgain(for: passes, changes, environment, output) }
          return try await passes.run(isFull: isFull, onWait: onWait, onDrawing: ToolProcess.bind) {
            Console.error("note: \(output): was removed or moved; made anew")
          }
        },
        seconds: .init(
          next: { passes.nextSecond }, draw: { await passes.drawSeconds(onDrawing: ToolProcess.bind) }),
        alarm: alarm, clock: clock,
        tell: { event in
          report.tell(event)
          changes.begin(after: event.outcomes, event.wallpaper)
          // Everything is on the disk. Code that never returns would use a processor for as long as the daemon lives.
          guard WidgetThreads.shared.lostCount > 0, ToolProcess.isTool else { return }
          changes.finish()
          Console.error("note: \(output): starting again, to end widgets whose code did not return in time")
          Console.error("error: \(output): cannot start again: \(ToolProcess.beginAnew())")
        })
      if await loop.run() == .displaced { throw taken }
    }
  }

  /// What the options or the file ask for.
  func prepared(_ environment: ToolEnvironment) throws -> PlacingOptions.PreparedPass {
    var prepared = try placing.pass(of: Bundle.self, drawing, in: environment)
    if noSeconds { prepared.pass.options.drawsSeconds = false }
    return prepared
  }

  /// Reads the file of the settings anew. One with faults leaves them as they were; another output is not used before
  /// the next start, as somebody else may have it.
  private func readAgain(
    for passes: DaemonPasses, _ changes: ChangeCommands, _ environment: ToolEnvironment, _ output: String
  ) {
    guard let config = placing.config else {
      // The machine may be in another time zone. What was asked for once can be asked for again.
      if let (pass, renderer, _, _) = try? prepared(environment) { passes.change(to: pass, with: renderer) }
      return
    }
    do {
      // Nobody may ever write into a pipe.
      var status = stat()
      guard stat(config, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw ToolError("\(config.printable): it is no file any more", exitCode: .noInput)
      }
      let (pass, renderer, newOutput, commands) = try prepared(environment)
      passes.change(to: pass, with: renderer)
      changes.change(to: commands)
      if newOutput != output {
        Console.error("warning: \(newOutput): used once run is started again; until then \(output)")
      }
    } catch let faults as ConfigurationErrors {
      for line in faults.lines { Console.error(line) }
      Console.error("note: the settings stay as they were")
    } catch {
      Console.error("error: \((error as? ToolError)?.message ?? "\(error)"); the settings stay as they were")
    }
  }

  private static func failing<Value>(_ work: () throws(StoreError) -> Value) throws(ToolError) -> Value {
    do throws(StoreError) { return try work() } catch { throw ToolError(error) }
  }

  private static func alarm(_ environment: ToolEnvironment, _ output: OutputFolder) throws(ToolError)
    -> SystemWakeSource
  {
    let manager = environment.serviceManager
    // Every write is atomic, so a pass may end anywhere; threads that draw must not see the process cleaned up.
    let duties = SystemWakeSource.Duties(
      beat: manager.watchdogInterval.map { $0 / 2 }, onBeat: { manager.tell(.isAlive) },
      onStop: { manager.tell(.stopping) }, onOverdue: { _exit(0) },
      onDeaf: { Console.error("error: \($0); requests (reload, WidgetCenter) are looked for once a minute") })
    do throws(SystemAlarmError) {
      return try SystemWakeSource(requests: environment.requests.folder, output: output.url, duties: duties)
    } catch {
      throw ToolError(error.description, exitCode: .unavailable)
    }
  }
}
