import AtomicFiles
import CLinux
package import Foundation
import Synchronization

/// One run of tests, in one process or several: where its report is, and which references it has met.
package final class TestRun: Sendable {
  private struct Claim {
    let test: String
    let source: SourcePlace?
    let fingerprint: Int
  }

  private struct State {
    var claims: [String: Claim] = [:]
    var report: SnapshotReport?
    var tellsStops: Bool?
    /// The cells of the matrix whose folder it is.
    var matrices: [String: Set<String>] = [:]
  }

  /// What the processes of a run have in common.
  let identity: String
  /// Of the report; made when there is something to tell.
  package let folder: URL
  /// Where the paths of references go that are met; nil for nowhere.
  private let list: URL?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - identity: That of this process's run unless given.
  ///   - list: A file to which the path of each reference that is met is added, a line each; none unless given.
  package init(folder: URL, identity: String = RunIdentity.ofProcess, list: URL? = nil) {
    (self.folder, self.identity, self.list) = (folder, identity, list)
  }

  /// The references that this process has met, by their paths.
  package var met: Set<String> { state.withLock { Set($0.claims.keys) } }

  /// Takes a reference for a candidate. Where another one has it, that is said, in words.
  func claim(_ url: URL, _ candidate: Candidate) -> String? {
    let claim = Claim(test: candidate.test, source: candidate.source, fingerprint: candidate.fingerprint)
    let other = state.withLock { state in
      let other = state.claims[url.standardizedFileURL.path]
      if other == nil { state.claims[url.standardizedFileURL.path] = claim }
      return other
    }
    guard let other else { return enlisted(url) }
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
  private func enlisted(_ url: URL) -> String? {
    guard let list else { return nil }
    let line = Array("\(url.standardizedFileURL.path)\n".utf8)
    let descriptor = open(list.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // One call each: lines of several processes do not mix.
    guard descriptor >= 0, write(descriptor, line, line.count) == line.count else {
      return "the list of references \(list.path) cannot be written: \(String(cString: strerror(errno)))"
    }
    return nil
  }

  /// Takes a folder for a matrix with these cells; false where another matrix has it, to which these were stale.
  package func claim(_ folder: URL, cells: Set<String>) -> Bool {
    state.withLock { state in
      let known = state.matrices[folder.standardizedFileURL.path]
      if known == nil { state.matrices[folder.standardizedFileURL.path] = cells }
      return known == nil || known == cells
    }
  }

  /// Adds an entry to the run's report.
  func note(_ entry: ReportEntry) throws -> URL { try report().note(entry) }

  /// Writes a reference, unless another test of the run has written it.
  package func record(_ data: Data, as url: URL, by test: String) throws {
    _ = try report()
    try alone {
      let list = folder.appending(path: "recorded.txt")
      var lines = ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
      if lines.first != identity { lines = [identity] }
      let path = url.standardizedFileURL.path
      if let line = lines.last(where: { $0.hasPrefix(path + "\t") }) {
        let other = String(line.dropFirst(path.count + 1))
        if other != test { throw RecordedAlready(test: other) }
      }
      // What it leads to may be anything.
      var status = stat()
      if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw LinkedReference() }
      try AtomicFile.write(data, to: url.path)
      try AtomicFile.write(Data((lines + [path + "\t" + test, ""]).joined(separator: "\n").utf8), to: list.path)
    }
  }

  /// What a program that stops adds to the report; nothing where that cannot be written. Begins the report: nothing of an earlier
  /// run is left in it.
  func stopLine(name: String, source: SourcePlace?) -> [UInt8] {
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
    state.withLock { $0.report = report }
    return report
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

/// Another test of the run has recorded the reference.
struct RecordedAlready: Error, CustomStringConvertible {
  let test: String

  var description: String { "the test \(test) has recorded it in this run; give one of them another name" }
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
