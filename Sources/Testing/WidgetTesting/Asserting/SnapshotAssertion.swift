import Ambient
import Foundation
package import Snapshots
import Testing
import Views

struct SnapshotAssertion {
  private let site: CallSite
  private let name: String
  private let reference: URL

  /// - Throws: ``SnapshotUsageError`` if the snapshot cannot have a unique name.
  init(_ site: CallSite, named name: String?, folder: URL?, pathExtension: String?) throws(SnapshotUsageError) {
    let folder = folder ?? site.folder
    // A custom strategy's extension could lead out of the folder.
    if let pathExtension, pathExtension.contains("/") { throw .invalidPathExtension(pathExtension) }
    let pathExtension = pathExtension?.isEmpty == true ? nil : pathExtension
    let test = SnapshotName.file(site.testName)
    let part: String
    if let name {
      part = SnapshotName.file(name)
    } else {
      try Self.checkNumber()
      part = "\(AmbientValues.current.snapshotCounter.next(for: "\(folder.path)/\(site.test)/\(test)"))"
    }
    self.site = site
    self.name = "\(site.suite)/\(test).\(part)" + (pathExtension == "png" ? "" : pathExtension.map { ".\($0)" } ?? "")
    let file = pathExtension.map { "\(test).\(part).\($0)" } ?? "\(test).\(part)"
    reference = folder.appending(path: file, directoryHint: .notDirectory)
  }

  /// - Throws: ``SnapshotUsageError/nameNeeded`` if a number does not identify a snapshot in its test.
  static func checkNumber() throws(SnapshotUsageError) {
    if Test.Case.current?.isParameterized == true { throw .nameNeeded }
  }

  /// The failure's message; `nil` if the value matches.
  func failure(of draw: () throws -> DrawnValue) throws -> String? {
    if let problem = ReflectionSelfTest.problem { return problem }
    let run = TestRun.ofProcess(testing: site.file)
    var store = ReferenceStore(mode: try RecordMode.ofTest(), run: run)
    var candidate = Candidate(name: name, content: .text(""), test: site.test, source: site.source)
    let drawn: DrawnValue
    do {
      drawn = try CrashMarker(name, site.source, run: run).marking(draw)
    } catch {
      let reason = error is SnapshotUsageError ? "\(error)" : "cannot draw it: \(error)"
      return store.failure(reason, of: candidate, reference: reference).message?.description
    }
    (candidate.content, candidate.scale, store.comparison) = (drawn.content, drawn.scale, drawn.comparison)
    let verdict = store.verdict(on: candidate, reference: reference)
    guard let message = verdict.message else { return nil }
    var lines = [message.description]
    if case .failed = verdict, let line = differenceLine(in: run) { lines.append(line) }
    return (lines + [drawn.note].compactMap(\.self) + drawn.diagnostics.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension SnapshotAssertion {
  /// The line of the configured diff tool about the reference and the candidate, which are files by now.
  private func differenceLine(in run: TestRun) -> String? {
    guard let tool = SnapshotTestingConfiguration.current?.diffTool, let report = try? run.report() else { return nil }
    let folder = report.folder(of: name)
    let files = ["candidate.png", "candidate.txt"].map { folder.appending(path: $0).path }
    guard let candidate = files.first(where: FileManager.default.fileExists) else { return nil }
    let line = tool(currentFilePath: reference.path, failedFilePath: candidate)
    return line.isEmpty ? nil : "  \(line)"
  }
}

extension RecordMode {
  /// The record mode of the current test.
  ///
  /// - Throws: ``UnknownRecordMode``.
  package static func ofTest() throws(UnknownRecordMode) -> RecordMode {
    if let mode = SnapshotTestingConfiguration.current?.record?.mode { return mode }
    if RecordFlag.isOn { return .all }
    return try RecordMode(environment: ProcessInfo.processInfo.environment) ?? .missing
  }
}

/// Misuse of an assertion.
enum SnapshotUsageError: Error, CustomStringConvertible {
  case nameNeeded
  case invalidPathExtension(String)
  case invalidComparison(String)
  case invalidScale(String)
  case invalidLocale(String)
  case otherMatrix(folder: String)
  case otherEntry(kind: String, wanted: String, given: String)
  case notDrawn(String)
  case noPreviews(module: String?)
  case noSuchSetting(String, known: [String])
  case staleHandling(variable: String, value: String)

  var description: String {
    switch self {
    case .nameNeeded:
      "a parameterized test runs once per argument, in parallel: give each snapshot its own name with named:"
    case .invalidPathExtension(let text):
      "invalid pathExtension '\(text)': it must not contain a slash"
    case .invalidComparison(let reason): reason
    case .invalidScale(let number):
      "invalid scale \(number): it must be greater than 0, such as 2"
    case .invalidLocale(let identifier):
      "invalid locale '\(identifier)': use an identifier such as 'en_US'"
    case .otherMatrix(let folder):
      "the test has already checked another matrix in \(folder); give each its own name with named:"
    case .otherEntry(let kind, let wanted, let given):
      "the widget \(kind) shows entries of the type \(wanted), not \(given)"
    case .notDrawn(let name):
      "\(name) has no widget that can be drawn"
    case .noPreviews(let module):
      module.map { "the module \($0) has no previews; is it a dependency of the test target?" }
        ?? "the test's modules have no previews; is the module with the previews a dependency of the test target?"
    case .noSuchSetting(let name, let known):
      "the widget has no setting '\(name)'; it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .staleHandling(let variable, let value):
      "invalid \(variable) '\(value)'; the only value is: remove"
    }
  }
}
