import ArgumentParser
import Foundation
package import Refreshing
import Scheduling

/// What a daemon says: the pictures that it replaced, and what went wrong, once, not after each pass.
package final class DaemonReport {
  private let output: String
  private let folder: String
  private let isVerbose: Bool
  private let manager: ServiceManager
  /// What was said last of a place, and of the output itself under no name.
  private var said: [String: Set<String>] = [:]
  private var isReady = false

  package init(_ output: String, isVerbose: Bool, to manager: ServiceManager) {
    self.output = output
    folder = output.hasSuffix("/") ? output : output + "/"
    (self.isVerbose, self.manager) = (isVerbose, manager)
  }

  package func tell(_ event: RefreshLoop.Event) {
    switch event {
    case .passed(let report, let next):
      Console.report(report.diagnostics, of: output)
      for outcome in report.outcomes { tell(outcome) }
      if let wallpaper = report.wallpaper { tell(wallpaper) }
      let isWell = report.storeError == nil
      if isWell { say([], of: "", whenWell: "\(output): can be used again") }
      if isVerbose { Console.error("note: next: \(words(next))") }
      getReady(isWell ? "next picture or question: \(words(next))" : nil)
    case .failed(let error, let retry):
      say(["error: \(error); the last pictures stay"], of: "", whenWell: "")
      getReady("\(error); next try \(retry.localText())")
    case .drew(let outcomes):
      for outcome in outcomes {
        if outcome.isReplaced { print(outcome.picture) }
        let problem = outcome.storeError?.description ?? outcome.failure
        let path = outcome.name.path
        say(
          problem.map { ["error: \(path): \($0); its seconds are left out for a minute"] } ?? [],
          of: "seconds of \(path)", whenWell: "\(path): seconds are drawn again")
      }
    case .reloading:
      manager.tell(.reloading)
      isReady = false
    }
  }

  private func tell(_ outcome: SlotOutcome) {
    let path = outcome.name.path
    if outcome.isReplaced { print(outcome.picture) }
    if isVerbose, let reason = outcome.reload, outcome.failure == nil {
      Console.error("note: \(path): a new timeline: \(reason.words)")
    }
    // Only a reload says whether the provider is well again; a stack has none, and a store that is mended says so at once.
    let isTold = outcome.reload != nil || outcome.member != nil || !outcome.diagnostics.isEmpty
    guard outcome.storeError == nil, isTold else { return }
    var lines = outcome.diagnostics.map { "warning: \(path): \($0)" }
    if let failure = outcome.failure { lines.append("error: \(path): \(failure); the last timeline stays") }
    say(lines, of: path, whenWell: "\(path): well again")
  }

  private func tell(_ outcome: WallpaperOutcome) {
    if outcome.isReplaced { print(outcome.picture) }
    guard outcome.storeError == nil, outcome.wasTried else { return }
    var lines = outcome.diagnostics.map { "warning: \($0)" }
    if let failure = outcome.failure { lines.append("error: \(failure); the last wallpaper stays") }
    say(lines, of: WallpaperPlan.path, whenWell: "wallpaper: well again")
  }

  private func print(_ picture: String) {
    do throws(ToolError) {
      try Console.print(folder + picture)
      say([], of: "standard output", whenWell: "standard output: can be written again")
    } catch {
      say(["error: \(error.message)"], of: "standard output", whenWell: "")
    }
  }

  /// Says those lines that were not said at the last occasion.
  private func say(_ lines: [String], of subject: String, whenWell: String) {
    let last = said[subject] ?? []
    for line in lines where !last.contains(line) { Console.error(line) }
    if lines.isEmpty && !last.isEmpty { Console.error("note: \(whenWell)") }
    said[subject] = lines.isEmpty ? nil : Set(lines)
  }

  private func getReady(_ status: String?) {
    if let status { manager.tell(.status(status)) }
    if !isReady { manager.tell(.ready) }
    isReady = true
  }

  private func words(_ next: Date?) -> String { next?.localText() ?? "when a program asks" }
}
