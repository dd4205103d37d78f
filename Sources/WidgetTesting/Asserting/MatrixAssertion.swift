import Foundation
import Graphics
import Rendering
import Snapshots
import Widgets

/// The comparison of a widget's pictures in all cells of a matrix.
struct MatrixAssertion {
  let matrix: SnapshotMatrix
  let forms: [SnapshotForm]
  let date: Date
  let comparison: PictureComparison
  let name: String?
  let site: CallSite
  /// Of the references; that of the test unless given.
  var folder: URL?

  /// How many failures one message tells in full.
  private static let toldMax = 20

  /// Draws, compares, and fails the test once for all that differs.
  func check(_ kinds: () -> [WidgetKind]) async {
    do {
      if let failure = try await failure(kinds) { TestIssue.record(failure, at: site) }
    } catch {
      TestIssue.record("\(error)", at: site)
    }
  }

  /// What is to be told of all cells together; nil where all is well.
  ///
  /// - Throws: ``UnknownRecordMode``, ``SnapshotUsageError``.
  func failure(_ kinds: () -> [WidgetKind]) async throws -> String? {
    try checkMatrix()
    var world = SnapshotWorld.plain.world
    world.now = date
    let kinds = world.making(kinds)
    let run = TestRun.ofProcess(testing: site.file)
    let test = [SnapshotName.file(site.testName), name.map(SnapshotName.file)].compactMap(\.self).joined(separator: ".")
    var verification = MatrixVerification(
      matrix: matrix, folder: folder ?? site.folder.appending(path: test, directoryHint: .isDirectory),
      suite: "\(site.suite)/\(test)", test: site.test,
      store: ReferenceStore(mode: try RecordMode.ofTest(), comparison: comparison, run: run),
      renderer: SnapshotWorld.plain.inside(world))
    (verification.forms, verification.source) = (forms, site.source)
    guard kinds.contains(where: { !matrix.cells(of: $0).isEmpty }), !forms.isEmpty else {
      return "there is nothing to compare: the widget has none of these families on these devices"
    }
    guard run.claim(verification.folder, cells: verification.paths(of: kinds)) else {
      throw SnapshotUsageError.otherMatrix(folder: verification.folder.path)
    }
    let outcomes = await verification.outcomes(of: kinds, jobs: ProcessInfo.processInfo.activeProcessorCount)
    var messages = outcomes.compactMap { outcome in
      outcome.verdict.message.map { ([$0] + outcome.diagnostics.map { "  \($0)" }).joined(separator: "\n") }
    }
    let stale = verification.stale(beside: kinds)
    messages += stale.compactMap(StaleReference.message)
    return Self.told(messages, of: outcomes.count + stale.count)
  }

  /// - Throws: ``SnapshotUsageError`` where cells would have no name that a file can have, or no pixels.
  private func checkMatrix() throws(SnapshotUsageError) {
    let scale = matrix.scale.pixelsPerPoint
    guard scale.isFinite, scale > 0, scale < 1e9 else { throw .noScale("\(scale)") }
    for locale in matrix.locales where locale.identifier.isEmpty || locale.identifier.contains("/") {
      throw .noLocale(locale.identifier)
    }
    if name == nil { try SnapshotAssertion.checkNumber() }
  }

  private static func told(_ messages: [String], of count: Int) -> String? {
    if messages.count <= 1 { return messages.first }
    let rest = messages.count - toldMax
    let more = rest > 0 ? ["… and \(rest) more, which the report shows"] : []
    return (["\(messages.count) of \(count) snapshots fail:"] + messages.prefix(toldMax) + more)
      .joined(separator: "\n\n")
  }
}

/// A reference that belongs to no snapshot.
enum StaleReference {
  private static let variable = "ALMANAC_SNAPSHOTS_STALE"

  /// What is to be told of it: it stays, or cannot be removed; nil once it was removed as the environment asked.
  static func message(_ url: URL) -> String? {
    guard ProcessInfo.processInfo.environment[variable] == "remove" else {
      return "the reference \(url.path) belongs to no snapshot; \(variable)=remove removes it"
    }
    return unlink(url.path) == 0 ? nil : "\(url.path) cannot be removed: \(String(cString: strerror(errno)))"
  }
}
