import Foundation
package import Snapshots
import Testing

/// One comparison of one value.
struct SnapshotAssertion {
  private let site: CallSite
  private let name: String
  private let reference: URL

  /// - Throws: ``SnapshotUsageError`` where the snapshot cannot have a name of its own.
  init(_ site: CallSite, named name: String?, folder: URL?, pathExtension: String?) throws(SnapshotUsageError) {
    let folder = folder ?? site.folder
    let test = SnapshotName.file(site.testName)
    let part: String
    if let name {
      part = SnapshotName.file(name)
    } else {
      if Test.Case.current?.isParameterized == true { throw .nameNeeded }
      part = "\(SnapshotCounter.current.next(for: "\(folder.path)/\(site.test)/\(test)"))"
    }
    self.site = site
    self.name = "\(site.suite)/\(test).\(part)" + (pathExtension == "png" ? "" : pathExtension.map { ".\($0)" } ?? "")
    let file = pathExtension.map { "\(test).\(part).\($0)" } ?? "\(test).\(part)"
    reference = folder.appending(path: file, directoryHint: .notDirectory)
  }

  /// What is to be told of the comparison; nil where all is well.
  func failure(of draw: () throws -> DrawnValue) throws -> String? {
    let run = TestRun.ofProcess(testing: site.file)
    var store = ReferenceStore(mode: try RecordMode.ofTest(), run: run)
    var candidate = Candidate(name: name, content: .text(""), test: site.test, source: site.source)
    let drawn: DrawnValue
    do {
      drawn = try StopMark(name, site.source, run: run).markingAtOnce(draw)
    } catch {
      return store.failure("it cannot be drawn: \(error)", of: candidate, reference: reference).message
    }
    (candidate.content, candidate.scale, store.comparison) = (drawn.content, drawn.scale, drawn.comparison)
    let lines = [store.verdict(on: candidate, reference: reference).message].compactMap(\.self)
    guard !lines.isEmpty else { return nil }
    return (lines + [drawn.remark].compactMap(\.self) + drawn.diagnostics.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension RecordMode {
  /// The mode of the current test.
  ///
  /// - Throws: ``UnknownRecordMode``.
  package static func ofTest() throws(UnknownRecordMode) -> RecordMode {
    if let mode = SnapshotTestingConfiguration.current?.record?.mode { return mode }
    return try RecordMode(environment: ProcessInfo.processInfo.environment) ?? .missing
  }
}

/// A way of asking for snapshots that cannot be followed.
enum SnapshotUsageError: Error, CustomStringConvertible {
  case nameNeeded
  case otherEntry(kind: String, wanted: String, given: String)
  case notDrawn(String)
  case noSuchSetting(String, known: [String])

  var description: String {
    switch self {
    case .nameNeeded:
      "the test runs once for each of its arguments, at the same time: give the snapshot a name of its own with named:"
    case .otherEntry(let kind, let wanted, let given):
      "the widget \(kind) shows entries of the type \(wanted), not \(given)"
    case .notDrawn(let name):
      "\(name) has no widget that is drawn"
    case .noSuchSetting(let name, let known):
      "the widget has no setting '\(name)'; it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    }
  }
}
