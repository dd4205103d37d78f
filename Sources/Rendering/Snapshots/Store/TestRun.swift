import AtomicFiles
import CLinux
package import Diagnostics
package import Foundation
import Synchronization

/// One run of tests, in one process or several: where its report is, and which references it has met.
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
    /// The cells of the matrix whose folder it is.
    var matrices: [String: Set<String>] = [:]
    /// Whether anything is on the list.
    var isListed = false
  }

  /// What the processes of a run have in common.
  let identity: String
  /// Of the report; made when there is something to tell.
  package let folder: URL
  /// What ends together: the report warns until it has.
  private let part: String
  /// Where the paths of references go that are met; nil for nowhere.
  private let list: RequestedReferencesFile?
  /// What the machine has otherwise than the one that recorded the references.
  private let remarks: @Sendable () -> [Diagnostic]
  private let shared: SharedClaims
  private let state = Mutex(State())

  /// - Parameters:
  ///   - identity: That of this process's run unless given.
  ///   - part: What of the run ends at once, and says so with ``end()``; the process unless given.
  ///   - list: To which each reference that is met is added; none unless given.
  ///   - remarks: What the report says about the machine as soon as something differs.
  package init(
    folder: URL, identity: String = RunIdentity.ofProcess, part: String = "\(getpid())",
    list: RequestedReferencesFile? = nil, remarks: @escaping @Sendable () -> [Diagnostic] = { [] }
  ) {
    (self.folder, self.identity, self.part, self.list) = (folder, identity, part, list)
    self.remarks = remarks
    shared = SharedClaims(in: folder)
  }

  /// Takes a reference for a candidate. Where another one has it, that is said, in words.
  func claim(_ url: URL, _ candidate: Candidate) -> String? {
    let claim = Claim(test: candidate.test, source: candidate.source, fingerprint: candidate.fingerprint)
    let other = state.withLock { state in
      let other = state.claims[url.standardizedFileURL.path]
      if other == nil { state.claims[url.standardizedFileURL.path] = claim }
      return other
    }
    guard let other else {
      // Who cannot share it records nothing either.
      if (try? report()) != nil { try? shared.add(url.standardizedFileURL.path, by: candidate.place) }
      return enlisted(url)
    }
    if other.test != claim.test || other.source != claim.source {
      let place = other.source.map { " at \($0)" } ?? ""
      return "the reference is that of the test \(other.test)\(place), too; \(Self.advice)"
    }
    // A test that is run again draws the same.
    return other.fingerprint == claim.fingerprint
      ? nil : "the test has two different snapshots of one name; \(Self.advice)"
  }

  private static let advice = "give one of them another name (`named:`). Nothing was written."

  /// Adds a reference to the list of those that are met. Where it cannot be added, that is said, in words.
  func enlisted(_ url: URL) -> String? {
    guard let list else { return nil }
    let isFirst = state.withLock { state in
      defer { state.isListed = true }
      return !state.isListed
    }
    if isFirst {
      // Of a process that others have started, such as one exit test, nothing is expected.
      let notes = RunIdentity.isOfPackage ? [RequestedReferencesFile.Note.began + part] : []
      for note in notes + (RunIdentity.isFiltered ? [RequestedReferencesFile.Note.filtered] : []) { _ = list.add(note) }
    }
    return list.add(url.standardizedFileURL.path)
  }

  /// Takes a folder for a matrix with these cells; false where another matrix has it, in whatever process, to which these were
  /// stale.
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

  /// Adds a reference that belongs to no snapshot to the run's report.
  ///
  /// - Parameter suite: What its name begins with; those of its folder and the file follow.
  package func note(stale url: URL, of suite: String, message: String, source: SourceLine?) throws {
    var content = ReportEntry.Content.stale(reference: nil)
    if case .bytes(let data) = ReferenceFile(at: url).contents { content = .stale(reference: data) }
    let path = url.pathComponents.suffix(2).joined(separator: "/")
    _ = try note(
      ReportEntry(name: "\(suite)/\(path)", content: content, message: message, reference: url.path, source: source))
  }

  /// Writes a reference, unless it is asked for in another place of the run too, in whatever process.
  package func record(_ data: Data, as url: URL, by place: String) throws {
    _ = try report()
    try alone {
      let other = shared.other(than: place, for: url.standardizedFileURL.path)
      if let other { throw SharedReference(place: other) }
      // What it leads to may be anything.
      var status = stat()
      if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw LinkedReference() }
      try AtomicFile.write(data, to: url.path)
    }
  }

  /// What a program that stops adds to the report; nothing where that cannot be written. Begins the report: nothing of an earlier
  /// run is left in it.
  func stopLine(name: String, source: SourceLine?) -> [UInt8] {
    guard let report = try? report() else { return [] }
    let isTold = state.withLock { state in
      if let known = state.tellsStops { return known }
      // Stays open as long as the process runs.
      let descriptor = (try? report.openResults()) ?? -1
      clinux_tell_stops(descriptor)
      state.tellsStops = descriptor >= 0
      return descriptor >= 0
    }
    return isTold ? report.stopLine(name: name, source: source) : []
  }

  /// Begun when it is first asked for.
  package func report() throws -> SnapshotReport {
    if let report = state.withLock({ $0.report }) { return report }
    let report = SnapshotReport(folder: folder)
    try report.begin(run: identity)
    try report.noteBegin(of: part)
    state.withLock { $0.report = report }
    return report
  }

  /// Notes in the run's report and its list, if there are any, that its part has done what it had to do.
  package func end() {
    if let list, state.withLock(\.isListed) { _ = list.add(RequestedReferencesFile.Note.ended + part) }
    let report = SnapshotReport(folder: folder)
    guard report.isOf(run: identity) else { return }
    // A report that cannot be written has been told of already.
    try? report.noteEnd(of: part)
  }

  /// Works while no other process of the run does so.
  private func alone(_ work: () throws -> Void) throws {
    let path = folder.appending(path: ".recording").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw UnusableReport(path: path, reason: String(cString: strerror(errno))) }
    // Closing it releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) < 0 && errno == EINTR {}
    try work()
  }
}

/// The reference is that of another test, too.
struct SharedReference: Error, CustomStringConvertible {
  let place: String

  var description: String { "the test \(place) has it, too; give one of them another name (`named:`)" }
}

/// A link is in a reference's place.
struct LinkedReference: Error, CustomStringConvertible {
  let description = "it is a link, and what it leads to is not replaced; remove the link"
}

/// The folder of a report cannot be written.
struct UnusableReport: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot write \(path): \(reason)" }
}
