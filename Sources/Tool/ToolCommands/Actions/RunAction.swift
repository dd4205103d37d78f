import ArgumentParser
import Foundation
import Pushing
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import StatusReports
import SystemSettings
import Timelines
import ToolConfiguration
package import ToolOptions
import ToolReports
package import Widgets

/// Keeps pictures up to date until it is stopped.
package struct RunAction: OutputAction {
  package var placing = OutputOptions()
  var noSeconds = false
  package var drawing = DrawingOptions()

  package init() {}

  package static var ownOption: PlainOption<Self> { PlainOption(flag: "no-seconds") { $0.noSeconds = true } }

  package func validate() throws {
    if drawing.at != nil { throw ValidationError("--at cannot be used with run; use it with refresh.") }
    if drawing.json { throw ValidationError("--json cannot be used with run; use it with refresh or status.") }
    if drawing.strict { throw ValidationError("--strict cannot be used with run; use it with refresh.") }
    try validateOptions()
  }

  package func run(_ bundle: any WidgetBundle.Type) async throws {
    let environment = ToolEnvironment()
    let manager = environment.serviceManager
    // The reader of the paths may exit; the pictures stay.
    signal(SIGPIPE, SIG_IGN)
    ToolProcess.bindPlainWorld()
    try await ToolError.reporting {
      let start = try prepared(bundle, environment)
      let (pass, output) = (start.pass, start.output)
      let taken = ToolError("\(output): in use by another run", exitCode: .temporary)
      let clock: @Sendable () -> Date = { Date() }
      guard
        let passes = try Self.failing({ () throws(StoreError) in
          try DaemonPasses(pass, with: start.renderer, clock: clock)
        })
      else { throw taken }
      let wakeSource = try Self.wakeSource(environment, pass.output)
      // A configuration file may ask for the system's time zone at any time.
      if placing.config != nil || drawing.followsSystemZone {
        wakeSource.watch(zoneFiles: SystemTimeZone.ofProcess.files)
      }
      let report = DaemonReport(output, isVerbose: drawing.verbose, to: manager)
      let changes = ChangeCommands(start.commands, in: output, environment.variables) { Console.error("error: \($0)") }
      let pushReport = PushReport()
      let pusher = Pusher(pass.output, environment.variables) { pushReport.report($1, of: $0) }
      defer { pusher.stop() }
      pusher.change(to: start.targets)
      let onWait = { @Sendable [isVerbose = drawing.verbose] in
        if isVerbose { Console.error("note: \(output): waiting for another pass") }
      }
      let loop = RefreshLoop(
        pass: { isFull throws(StoreError) in
          if isFull { reloadConfiguration(of: bundle, for: passes, changes, pusher, environment, output) }
          return try await passes.run(isFull: isFull, onWait: onWait, onDrawing: ToolProcess.bind) {
            Console.error("note: \(output): was removed or moved; created again")
          }
        },
        seconds: .init(
          next: { passes.nextSecond }, draw: { await passes.drawSeconds(onDrawing: ToolProcess.bind) }),
        wakeSource: wakeSource, clock: clock,
        tell: { event in
          report.report(event)
          changes.enqueue(after: event.outcomes, event.screens)
          if event.outcomes.contains(where: \.isReplaced) || event.screens.contains(where: \.isReplaced) {
            pusher.wake()
          }
          // Everything is on disk. Code that never returns would use a processor for as long as the daemon lives.
          guard WidgetThreads.shared.abandonedCount > 0, ToolProcess.isTool else { return }
          changes.waitUntilIdle()
          pusher.stop()
          Console.error("note: \(output): restarting, to end widgets whose code did not return in time")
          Console.error("error: \(output): cannot restart: \(ToolProcess.restart())")
        })
      if await loop.run() == .displaced { throw taken }
    }
  }

  /// The pass that the options or the configuration file describe.
  func prepared(_ bundle: any WidgetBundle.Type, _ environment: ToolEnvironment) throws -> OutputOptions.PreparedPass {
    var prepared = try placing.pass(of: bundle, drawing, in: environment)
    if noSeconds { prepared.pass.options.drawsSeconds = false }
    return prepared
  }

  /// Reads the configuration file again. If it has errors, the settings stay as they were. A changed output takes
  /// effect at the next start, as another process may use it.
  private func reloadConfiguration(
    of bundle: any WidgetBundle.Type, for passes: DaemonPasses, _ changes: ChangeCommands,
    _ pusher: Pusher, _ environment: ToolEnvironment, _ output: String
  ) {
    guard let config = placing.config else {
      // The machine may be in another time zone. Options that were valid once are still valid.
      if let next = try? prepared(bundle, environment) { passes.change(to: next.pass, with: next.renderer) }
      return
    }
    do {
      // Opening a pipe may block forever.
      var status = stat()
      guard stat(config, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw ToolError("\(config.printable): no longer a regular file", exitCode: .noInput)
      }
      let next = try prepared(bundle, environment)
      passes.change(to: next.pass, with: next.renderer)
      changes.change(to: next.commands)
      pusher.change(to: next.targets)
      if next.output != output {
        Console.error("warning: \(next.output): takes effect when run is restarted; until then \(output) is used")
      }
    } catch let faults as ConfigurationErrors {
      for line in faults.lines { Console.error(line) }
      Console.error("note: keeping the previous settings")
    } catch {
      Console.error("error: \((error as? ToolError)?.message ?? "\(error)"); keeping the previous settings")
    }
  }

  private static func failing<Value>(_ work: () throws(StoreError) -> Value) throws(ToolError) -> Value {
    do throws(StoreError) { return try work() } catch { throw ToolError(error) }
  }

  private static func wakeSource(_ environment: ToolEnvironment, _ output: OutputFolder) throws(ToolError)
    -> SystemWakeSource
  {
    let manager = environment.serviceManager
    // Every write is atomic, so a pass may end anywhere. Threads that draw must not see the process being cleaned up.
    let options = SystemWakeSource.Options(
      watchdogInterval: manager.watchdogInterval.map { $0 / 2 }, onBeat: { manager.tell(.isAlive) },
      onStop: { manager.tell(.stopping) }, onOverdue: { _exit(0) },
      onWatchFailure: { Console.error("error: \($0); requests (reload, WidgetCenter) are checked once a minute") })
    do throws(SystemAlarmError) {
      return try SystemWakeSource(requests: environment.requests.folder, output: output.url, options: options)
    } catch {
      throw ToolError(error.description, exitCode: .unavailable)
    }
  }
}
