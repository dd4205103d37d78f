import ArgumentParser
import Foundation
package import Refreshing
import Scheduling
import SharedFolders
import ToolReports

/// A daemon's output: the replaced pictures, and each error once instead of after each pass.
package final class DaemonReport {
  private let output: String
  private let folder: String
  private let isVerbose: Bool
  private let manager: ServiceManager
  /// The last messages by slot; the output's own messages have an empty key.
  private var lastMessages: [String: Set<String>] = [:]
  private var isReady = false

  package init(_ output: String, isVerbose: Bool, to manager: ServiceManager) {
    self.output = output
    folder = output.hasSuffix("/") ? output : output + "/"
    (self.isVerbose, self.manager) = (isVerbose, manager)
  }

  package func report(_ event: RefreshLoop.Event) {
    switch event {
    case .passed(let pass, let next):
      Console.report(pass.diagnostics, of: output)
      for outcome in pass.outcomes { report(outcome) }
      for screen in pass.screens { report(screen) }
      let isWell = pass.storeError == nil
      if isWell { printChanged([], of: "", whenWell: "\(output): works again") }
      if isVerbose { Console.error("note: next: \(words(next))") }
      notifyReady(isWell ? "next picture or reload: \(words(next))" : nil)
    case .failed(let error, let retry):
      printChanged(["error: \(error); keeping the last pictures"], of: "", whenWell: "")
      notifyReady("\(error); next attempt \(retry.localText())")
    case .drew(let outcomes):
      for outcome in outcomes {
        if outcome.isReplaced { print(outcome.picture) }
        let problem = outcome.storeError?.description ?? outcome.failure
        let path = outcome.name.path
        printChanged(
          problem.map { ["error: \(path): \($0); drawing no seconds for a minute"] } ?? [],
          of: "seconds of \(path)", whenWell: "\(path): drawing seconds again")
      }
    case .reloading:
      manager.tell(.reloading)
      isReady = false
    }
  }

  private func report(_ outcome: SlotOutcome) {
    let path = outcome.name.path
    if outcome.isReplaced { print(outcome.picture) }
    if isVerbose, let reason = outcome.reload, outcome.failure == nil {
      Console.error("note: \(path): reloaded: \(reason.words)")
    }
    // Only a reload shows whether the provider works again. A stack has no reloads, and a repaired store is reported
    // at once.
    let isTold = outcome.reload != nil || outcome.member != nil || !outcome.diagnostics.isEmpty
    guard outcome.storeError == nil, isTold else { return }
    var lines = outcome.diagnostics.map { "warning: \(path): \($0)" }
    if let failure = outcome.failure { lines.append("error: \(path): \(failure); keeping the last timeline") }
    printChanged(lines, of: path, whenWell: "\(path): works again")
  }

  private func report(_ outcome: ScreenOutcome) {
    if outcome.isReplaced { print(outcome.picture) }
    guard outcome.storeError == nil, outcome.wasTried else { return }
    var lines = outcome.diagnostics.map { "warning: \($0)" }
    if let failure = outcome.failure { lines.append("error: \(failure); keeping the last \(outcome.noun)") }
    printChanged(lines, of: outcome.path, whenWell: "\(outcome.path): works again")
  }

  private func print(_ picture: String) {
    do throws(ToolError) {
      try Console.print(folder + picture)
      printChanged([], of: "standard output", whenWell: "standard output: works again")
    } catch {
      printChanged(["error: \(error.message)"], of: "standard output", whenWell: "")
    }
  }

  /// Prints the lines that were not printed last time.
  private func printChanged(_ lines: [String], of subject: String, whenWell: String) {
    let last = lastMessages[subject] ?? []
    for line in lines where !last.contains(line) { Console.error(line) }
    if lines.isEmpty && !last.isEmpty { Console.error("note: \(whenWell)") }
    lastMessages[subject] = lines.isEmpty ? nil : Set(lines)
  }

  private func notifyReady(_ status: String?) {
    if let status { manager.tell(.status(status)) }
    if !isReady { manager.tell(.ready) }
    isReady = true
  }

  private func words(_ next: Date?) -> String { next?.localText() ?? "when a program requests a reload" }
}
