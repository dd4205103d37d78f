import CLinux
package import Diagnostics
package import Foundation
import Synchronization
import SystemIO

/// A test run, in one process or several: its report, and the references that it has used.
package final class TestRun: Sendable {
  private struct Claim {
    let test: String
    let source: SourceLine?
    let fingerprint: Int
  }

  private struct State {
    var claims: [String: Claim] = [:]
    var report: SnapshotReport?
    var tellsStops: Bool?
    var hasRemarks = false
    /// The cells of the matrix to which a folder belongs.
    var matrices: [String: Set<String>] = [:]
    /// Whether anything is on the list.
    var isListed = false
  }

  /// The identity that all processes of a run share.
  let identity: String
  /// The report's folder; created when there is something to report.
  package let folder: URL
  /// The part of the run that ends at once: the report shows a warning until then.
  private let part: String
  /// Where used references are listed, if anywhere.
  private let list: RequestedReferencesFile?
  /// What the machine has otherwise than the one that recorded the references.
  private let remarks: @Sendable () -> [Diagnostic]
  private let shared: ReferenceClaims
  private let state = Mutex(State())

  /// - Parameters:
  ///   - identity: (default: that of this process's run)
  ///   - part: The part of the run that ends with ``end()`` (default: the process).
  ///   - list: Where used references are listed (default: nowhere).
  ///   - remarks: What the report says about the machine as soon as something differs.
  package init(
    folder: URL, identity: String = RunIdentity.ofProcess, part: String = "\(getpid())",
    list: RequestedReferencesFile? = nil, remarks: @escaping @Sendable () -> [Diagnostic] = { [] }
  ) {
    (self.folder, self.identity, self.part, self.list) = (folder, identity, part, list)
    self.remarks = remarks
    shared = ReferenceClaims(in: folder)
  }

  /// Claims a reference for a candidate, or returns an error message if another one has it.
  func claim(_ url: URL, _ candidate: Candidate) -> String? {
    let claim = Claim(test: candidate.test, source: candidate.source, fingerprint: candidate.fingerprint)
    let other = state.withLock { state in
      let other = state.claims[url.standardizedFileURL.path]
      if other == nil { state.claims[url.standardizedFileURL.path] = claim }
      return other
    }
    guard let other else {
      // A claim that cannot be shared does not record anything either.
      if (try? report()) != nil { try? shared.add(url.standardizedFileURL.path, by: candidate.place) }
      return enlisted(url)
    }
    if other.test != claim.test || other.source != claim.source {
      let place = other.source.map { " at \($0)" } ?? ""
      return "the test \(other.test)\(place) uses the same reference; \(Self.advice)"
    }
    // A repeated test draws the same.
    return other.fingerprint == claim.fingerprint
      ? nil : "the test has two different snapshots with the same name; \(Self.advice)"
  }

  private static let advice = "give one of them another name (`named:`). Nothing was written."

  /// Adds a reference to the list of used ones, or returns an error message.
  func enlisted(_ url: URL) -> String? {
    guard let list else { return nil }
    let isFirst = state.withLock { state in
      defer { state.isListed = true }
      return !state.isListed
    }
    if isFirst {
      // A process that a test started, such as an exit test, need not report its end.
      let notes = RunIdentity.isOfPackage ? [RequestedReferencesFile.Note.began + part] : []
      for note in notes + (RunIdentity.isFiltered ? [RequestedReferencesFile.Note.filtered] : []) { _ = list.add(note) }
    }
    return list.add(url.standardizedFileURL.path)
  }

  /// Claims a folder for a matrix with these cells. Returns false if another matrix, in any process, has it, to which
  /// these cells would be stale.
  package func claim(_ folder: URL, cells: Set<String>, by place: String) -> Bool {
    let path = folder.standardizedFileURL.path
    let isFirst = state.withLock { state in
      let known = state.matrices[path]
      if known == nil { state.matrices[path] = cells }
      return known == nil || known == cells
    }
    guard isFirst, (try? report()) != nil, (try? shared.add(path, by: place)) != nil else { return isFirst }
    return shared.other(than: place, for: path) == nil
  }

  /// Adds an entry to the run's report.
  func note(_ entry: ReportEntry) throws -> URL {
    let report = try report()
    if entry.isCompared { try noteRemarks(in: report) }
    return try report.note(entry)
  }

  /// Adds a change to the entry `name` of the run's report.
  func note(_ change: ReportChange, of name: String) throws { try report().note(change, of: name) }

  private func noteRemarks(in report: SnapshotReport) throws {
    let isFirst = state.withLock { state in
      defer { state.hasRemarks = true }
      return !state.hasRemarks
    }
    guard isFirst else { return }
    for remark in remarks() {
      let name = [remark.id, remark.subject].compactMap(\.self).joined(separator: "/")
      try report.note(ReportEntry(name: name, content: .nothing, message: remark.description))
    }
  }

  /// Adds a stale reference to the run's report.
  ///
  /// - Parameter suite: The prefix of its name, before its folder and file.
  package func note(stale url: URL, of suite: String, message: String, source: SourceLine?) throws {
    var content = ReportEntry.Content.stale(reference: nil)
    if case .bytes(let data) = ReferenceFile(at: url).contents { content = .stale(reference: data) }
    let path = url.pathComponents.suffix(2).joined(separator: "/")
    _ = try note(
      ReportEntry(name: "\(suite)/\(path)", content: content, message: message, reference: url.path, source: source))
  }

  /// Writes a reference, unless another location of the run, in any process, uses it too.
  package func record(_ data: Data, as url: URL, by place: String) throws {
    _ = try report()
    try alone {
      let other = shared.other(than: place, for: url.standardizedFileURL.path)
      if let other { throw SharedReference(place: other) }
      // The target of a link may be anything.
      var status = stat()
      if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw LinkedReference() }
      try AtomicFile.write(data, to: url.path)
    }
  }

  /// What a crash handler appends to the report; empty if the report cannot be written. Starts the report, without
  /// entries of an earlier run.
  func stopLine(name: String, source: SourceLine?) -> [UInt8] {
    guard let report = try? report() else { return [] }
    let isTold = state.withLock { state in
      if let known = state.tellsStops { return known }
      // Stays open as long as the process runs.
      let descriptor = (try? report.openResults()) ?? -1
      clinux_report_crashes(descriptor)
      state.tellsStops = descriptor >= 0
      return descriptor >= 0
    }
    return isTold ? report.stopLine(name: name, source: source) : []
  }

  /// Started when it is first needed.
  package func report() throws -> SnapshotReport {
    if let report = state.withLock({ $0.report }) { return report }
    let report = SnapshotReport(folder: folder)
    try report.begin(run: identity)
    try report.noteBegin(of: part)
    state.withLock { $0.report = report }
    return report
  }

  /// Records in the report and the list, if they exist, that the part of the run has ended.
  package func end() {
    if let list, state.withLock(\.isListed) { _ = list.add(RequestedReferencesFile.Note.ended + part) }
    let report = SnapshotReport(folder: folder)
    guard report.isOf(run: identity) else { return }
    // A report that cannot be written was already reported.
    try? report.noteEnd(of: part)
  }

  /// Runs `work` exclusively among the processes of the run.
  private func alone(_ work: () throws -> Void) throws {
    let path = folder.appending(path: ".recording").path
    let lock: FileLock
    do throws(SystemError) { lock = try FileLock(file: path, permissions: 0o644) } catch {
      throw UnusableReport(path: path, reason: "\(error)")
    }
    try? lock.acquire()
    defer { lock.release() }
    try work()
  }
}

struct SharedReference: Error, CustomStringConvertible {
  let place: String

  var description: String { "the test \(place) uses it, too; give one of them another name (`named:`)" }
}

/// The reference's path is a symbolic link.
struct LinkedReference: Error, CustomStringConvertible {
  let description = "it is a symbolic link, whose target is not replaced; remove the link"
}
