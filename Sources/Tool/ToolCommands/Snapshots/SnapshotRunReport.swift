import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Snapshots
import ToolOptions
import ToolReports

/// Prints and writes the results of a run.
struct SnapshotRunReport {
  static let staleMessage = "no picture has this reference; snapshot record --prune removes it"

  let options: SnapshotOptions
  let isRecording: Bool
  let results: [SnapshotResult]
  /// Paths relative to the folder of references.
  let stale: [String]
  let pruned: [String]
  let notes: [String]
  let kindFindings: [Diagnostic]

  /// - Throws: The exit code of the findings; a failure if something cannot be written.
  func report() throws {
    let testResults = testResults
    if let junit = options.junit {
      let xml = JUnitReport(testResults).xml
      try OutputFile.write(Data(xml.utf8), to: junit, makesFolders: true)
    }
    for note in notes { Console.error("note: \(note.onOneLine)") }
    Console.report(kindFindings + staleDiagnostics)
    Console.report(results.map { (path($0.file), $0.diagnostics) })
    if options.json {
      try Console.write(try SnapshotSummary(self).jsonText())
    } else {
      try printLines()
    }
    if options.github || ToolEnvironment().variables["GITHUB_ACTIONS"] == "true" {
      // GitHub reads both standard output and standard error.
      let annotations = GitHubAnnotations(testResults).text
      if options.json { Console.error(annotations) } else { try Console.write(Data(annotations.utf8)) }
    }
    // The messages are among the results; print them on standard error too.
    for result in results where [.interrupted, .unwritable].contains(result.state) {
      let words = result.message.map { "\($0.name): \($0.reason)" } ?? "\(path(result.file)): not written"
      Console.error("error: \(words.onOneLine)")
    }
    if let code = exitCode { throw code }
  }

  var counts: [SnapshotResult.State: Int] { Dictionary(results.map { ($0.state, 1) }, uniquingKeysWith: +) }

  /// The report's page; nil if it would be empty.
  var page: URL? {
    let isNeeded = results.contains { $0.state != .equal } || !isRecording && !stale.isEmpty
    return isNeeded ? SnapshotReport(folder: options.reportFolder).page : nil
  }

  /// The reference's path relative to the given folder.
  func path(_ file: String) -> String {
    (options.referencePath.hasSuffix("/") ? options.referencePath : options.referencePath + "/") + file
  }

  /// Nil for success. A difference takes precedence over errors, because it is certain.
  private var exitCode: ExitCode? {
    let states = Set(results.map(\.state))
    if states.contains(.interrupted) { return .inputOutput }
    if states.contains(.unwritable) { return .cannotCreate }
    if !states.isDisjoint(with: [.differs, .missing, .unusable, .stopped]) { return .findings }
    if !isRecording && !stale.isEmpty { return .findings }
    if let failure = results.last(where: { $0.state == .undrawn })?.failure { return failure.exitCode }
    let isFlawless = kindFindings.isEmpty && stale.isEmpty && results.allSatisfy(\.diagnostics.isEmpty)
    return options.strict && !isFlawless ? .findings : nil
  }

  private var staleDiagnostics: [Diagnostic] {
    stale.map { Diagnostic(id: "snapshot.stale", message: Self.staleMessage, subject: path($0).onOneLine) }
  }

  private func printLines() throws(ToolError) {
    for result in results {
      switch result.state {
      case .equal: if isRecording { try Console.print("unchanged \(path(result.file))") }
      case .recorded: try Console.print("recorded  \(path(result.file))")
      default: break
      }
    }
    for cause in SnapshotFailureGroup.all(of: results, isVerbose: options.verbose) {
      try Console.print(cause.lines.map(\.onOneLine).joined(separator: "\n"))
    }
    for file in pruned { try Console.print("removed   \(path(file).onOneLine)") }
    try Console.print(summary)
  }

  /// `312 snapshots: 310 equal, 1 differs, 1 missing; report: file:///…`.
  var summary: String {
    var parts = SnapshotResult.State.allCases.compactMap { state -> String? in
      guard let count = counts[state] else { return nil }
      let words = isRecording && state == .equal ? "unchanged" : state.words(count)
      return "\(count) \(words)"
    }
    if !stale.isEmpty { parts.append("\(stale.count) stale") }
    if !pruned.isEmpty { parts.append("\(pruned.count) removed") }
    let count = results.count == 1 ? "1 snapshot" : "\(results.count) snapshots"
    return "\(count): \(parts.joined(separator: ", "))" + (page.map { "; report: \($0.absoluteString)" } ?? "")
  }

  /// The message with paths that are valid where the report is copied to.
  private func portable(_ message: SnapshotMessage) -> String {
    let folder = options.report.hasSuffix("/") ? options.report : options.report + "/"
    return message.description { page in
      folder + page.lastPathComponent + (page.fragment(percentEncoded: true).map { "#\($0)" } ?? "")
    }
  }

  private var testResults: [TestResult] {
    let compared = results.map { result in
      TestResult(
        suite: result.kind, name: result.name, seconds: result.seconds,
        outcome: result.isFine ? .passed : .failed(message: result.message.map(portable) ?? ""),
        source: SourceLine(file: path(result.file), line: 1))
    }
    // When recording, differences are not failures.
    if isRecording { return compared }
    return compared
      + stale.map { file in
        TestResult(
          suite: "stale references", name: file, outcome: .failed(message: Self.staleMessage),
          source: SourceLine(file: path(file), line: 1))
      }
  }
}
