import ArgumentParser
import Foundation
import Pushing
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import StatusReports
import SystemSettings
import Synchronization
import ToolConfiguration
package import ToolOptions
import ToolReports
package import Widgets

/// Updates the current pictures once.
package struct RefreshAction: OutputAction {
  package var placing = OutputOptions()
  var noWait = false
  package var drawing = DrawingOptions()

  package init() {}

  package static var ownOption: PlainOption<Self> { PlainOption(flag: "no-wait") { $0.noWait = true } }

  package func run(_ bundle: any WidgetBundle.Type) async throws {
    let environment = ToolEnvironment()
    try await ToolError.reporting {
      let clock: @Sendable () -> Date = { [at = drawing.at] in at ?? Date() }
      let file = try placing.config.map { path in (path, contents: try ConfigurationFile.contents(of: path)) }
      let quiet = file.map { IdlePasses($0, contents: $1, placing, drawing, in: environment) }
      if let report = quiet?.report(environment.requests, at: clock()) {
        return try printReport(report, in: "", at: clock())
      }
      ToolProcess.bindPlainWorld()
      let prepared = try placing.pass(of: bundle, drawing, in: environment, contents: file?.contents)
      let (pass, renderer, output) = (prepared.pass, prepared.renderer, prepared.output)
      let turn: RefreshPass.Turn =
        noWait
        ? .leaves
        : .waits { [isVerbose = drawing.verbose] in
          if isVerbose { Console.error("note: \(output): waiting for another pass") }
        }
      let report: RefreshPass.Report?
      do throws(StoreError) {
        report = try await pass.run(turn, with: { renderer }, clock: clock)
      } catch {
        throw ToolError(error)
      }
      guard let report else {
        throw ToolError("\(output): another pass is running", exitCode: .temporary)
      }
      let problems = Mutex<[String]>([])
      let changes = ChangeCommands(prepared.commands, in: output, environment.variables) { problem in
        problems.withLock { $0.append(problem) }
      }
      changes.enqueue(after: report.outcomes, report.screens)
      changes.waitUntilIdle()
      let unsent = push(to: prepared.targets, from: pass.output, environment)
      // With targets, each pass compares what they have, even if nothing is drawn.
      if prepared.targets.isEmpty { quiet?.remember(pass, at: clock()) }
      let failed = problems.withLock { $0 } + unsent
      for problem in failed { Console.error("error: \(problem)") }
      try printReport(report, in: output, at: clock())
      if !failed.isEmpty { throw ExitCode.temporary }
    }
  }

  /// Sends what the targets do not have. Returns errors.
  private func push(to targets: [PushTarget], from output: OutputFolder, _ environment: ToolEnvironment) -> [String] {
    PushRecord.forgetFailures(in: output, besides: targets)
    return targets.flatMap { target in
      let session = PushSession(target, output, environment.variables, isDaemon: false) { Date() }
      defer { session.close() }
      return PushReport.lines(session.run(), of: target).map { "\($0); the next pass tries again" }
    }
  }

  /// When the next pass is due if something could not be stored.
  private static var dueNow: String { "now, because not everything could be stored" }

  private func printReport(_ report: RefreshPass.Report, in output: String, at now: Date) throws {
    let words = RelativeDateText(now: now)
    let folder = output.hasSuffix("/") ? output : output + "/"
    if drawing.json {
      try Console.write(try PassReport(report, in: folder).jsonText())
    } else {
      for outcome in report.outcomes where outcome.isReplaced {
        try Console.print(folder + outcome.picture)
      }
      for screen in report.screens where screen.isReplaced { try Console.print(folder + screen.picture) }
      // On standard output: cron's mail gets errors only, from standard error.
      let isKept = report.storeError == nil
      try Console.print(
        "next: \(isKept ? report.next.map { words($0) } ?? "when a program requests a reload" : Self.dueNow)")
    }
    Console.report(report.diagnostics, of: output)
    Console.report(report.outcomes.map { ($0.name.path, $0.diagnostics) })
    for outcome in report.outcomes {
      if drawing.verbose, let reason = outcome.reload, outcome.failure == nil {
        Console.error("note: \(outcome.name.path): reloaded: \(reason.words)")
      }
      if let failure = outcome.failure, outcome.storeError == nil {
        let rest = outcome.plan?.date.map { "; next attempt \(words($0))" } ?? ""
        Console.error("error: \(outcome.name.path): \(failure); keeping the last timeline\(rest)")
      }
      if let error = outcome.storeError { Console.error("error: \(error)") }
    }
    for screen in report.screens { printReport(screen) }
    if let error = report.listError { Console.error("error: \(error)") }
    if let error = report.storeError { throw ToolError(error).exitCode }
    let failures = report.outcomes.compactMap(\.failure) + report.screens.compactMap(\.failure)
    if !failures.isEmpty { throw ExitCode.temporary }
    let found = report.diagnostics + report.outcomes.flatMap(\.diagnostics) + report.screens.flatMap(\.diagnostics)
    if drawing.strict && !found.isEmpty { throw ExitCode.findings }
  }

  private func printReport(_ screen: ScreenOutcome) {
    Console.report(screen.diagnostics)
    if let failure = screen.failure { Console.error("error: \(failure); keeping the last \(screen.noun)") }
    if let error = screen.storeError { Console.error("error: \(error)") }
  }
}
