import ArgumentParser
import DrawingSessions
import FleetWorkers
import Foundation
import JSONText
import SystemIO
import ToolReports

/// Asks this program's own widgets whether they can be drawn as requested.
final class RequestCheck {
  private struct Answer: Decodable {
    let error: String?
    let exitCode: Int32?
  }

  private var process: TaskProcess?
  /// The requests that were found right. Many widgets have the same one.
  private var known: Set<FleetRequest> = []

  private static let knownLimit = 100_000

  /// - Throws: ``ToolError`` for a request that cannot be drawn.
  func check(_ request: FleetRequest) throws(ToolError) {
    if known.contains(request) { return }
    let answer = try answer(to: request)
    if let message = answer.error { throw ToolError(message, exitCode: .init(answer.exitCode ?? 70)) }
    if known.count < Self.knownLimit { known.insert(request) }
  }

  private func answer(to request: FleetRequest) throws(ToolError) -> Answer {
    do throws(TaskProcess.Failure) {
      let process = try startedProcess()
      let data = try process.answer(to: Data(#"{"widget":\#(request.text)}"#.utf8))
      guard let answer = Answer(stableJSON: data) else { throw TaskProcess.Failure("the answer cannot be read") }
      return answer
    } catch {
      process = nil
      throw ToolError("the widget cannot be checked: \(error.message)", exitCode: .software)
    }
  }

  private func startedProcess() throws(TaskProcess.Failure) -> TaskProcess {
    if let process { return process }
    // The tool may end before it has read its task.
    signal(SIGPIPE, SIG_IGN)
    let started = try TaskProcess(
      [FleetTools.ownProgram, "fleet-session"], environment: ProcessInfo.processInfo.environment, directory: "/",
      limits: TaskProcess.Limits())
    process = started
    return started
  }
}
