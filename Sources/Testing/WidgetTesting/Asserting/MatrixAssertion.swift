import ConfigurationIntents
import Foundation
import Graphics
import Rendering
import Snapshots
import SystemIO
import Timelines
import Widgets

struct MatrixAssertion {
  let matrix: SnapshotMatrix
  let forms: [SnapshotForm]
  let world: World
  let settings: [String: [String]]
  let comparison: ImageComparison
  /// Whether pictures in which something was replaced or left out fail the test.
  let isStrict: Bool
  /// Whether the report plays the change to the next entry for each picture that fails.
  var playsChanges = false
  /// Distinguishes the matrix from others in the test.
  let name: String?
  /// Replaces the default folder of the test's file.
  let directory: URL?
  let site: CallSite

  /// The number of failures that a message describes in full.
  private static let reportedFailureLimit = 20

  /// Draws and compares all pictures, and fails the test once with all differences.
  ///
  /// - Parameter subjects: The widgets or previews, and what is missing among them.
  func check(_ subjects: (WidgetRenderer) async throws -> MatrixSubjects) async {
    do {
      if let failure = try await failure(subjects) { TestIssue.record(failure, at: site) }
    } catch {
      TestIssue.record("\(error)", at: site)
    }
  }

  /// The message for all failing cells; `nil` if there are none.
  ///
  /// - Throws: ``UnknownRecordMode``, ``SnapshotUsageError``.
  func failure(_ subjects: (WidgetRenderer) async throws -> MatrixSubjects) async throws -> String? {
    try checkMatrix()
    let renderer = SnapshotWorld.plain.inside(world)
    let subjects = try await subjects(renderer)
    let kinds = subjects.kinds
    let run = TestRun.ofProcess(testing: site.file)
    let test = SnapshotName.file(site.testName) + (name.map { ".\(SnapshotName.file($0))" } ?? "")
    var verification = MatrixVerification(
      matrix: matrix, folder: (directory ?? site.folder).appending(path: test, directoryHint: .isDirectory),
      suite: "\(site.suite)/\(test)", test: site.test,
      store: ReferenceStore(mode: try RecordMode.ofTest(), comparison: comparison, run: run),
      renderer: renderer)
    (verification.forms, verification.source) = (forms, site.source)
    verification.playsChanges = playsChanges
    verification.keepsTextsOnce = SnapshotTestingConfiguration.current?.keepsTextsOnce ?? false
    if !settings.isEmpty {
      try checkSettings(of: kinds)
      let (world, settings) = (world, settings)
      verification.configured = { kind, cell in
        try await world.asking {
          try await kind.set(settings, in: IntentWidgetFamily(rawValue: cell.request.family.description))
        }
      }
    }
    guard kinds.contains(where: { !matrix.cells(of: $0).isEmpty }), !forms.isEmpty else {
      return "there is nothing to compare: a list is empty, or the widget has none of these families on these devices"
    }
    let place = "\(site.test) at \(site.source)"
    guard run.claim(verification.folder, cells: verification.paths(of: kinds), by: place) else {
      throw SnapshotUsageError.otherMatrix(folder: verification.folder.path)
    }
    let outcomes = await verification.outcomes(of: kinds, jobs: ProcessInfo.processInfo.activeProcessorCount)
    var messages = outcomes.compactMap { outcome in
      outcome.verdict.message.map { (["\($0)"] + outcome.diagnostics.map { "  \($0)" }).joined(separator: "\n") }
    }
    if isStrict {
      messages += Self.faults(outcomes) + subjects.undrawn.map { "\($0.place): not drawn: it is \($0.reason)" }
    }
    let stale = verification.stale(beside: kinds)
    let removes = try StaleReference.isRemoved
    for url in stale {
      guard let message = StaleReference.message(url, removes: removes) else { continue }
      messages.append(message)
      try run.note(stale: url, of: verification.suite, message: message, source: site.source)
    }
    return Self.told(messages, of: outcomes.count + stale.count)
  }

  /// - Throws: ``SnapshotUsageError`` if a cell's name is not a valid file name, or a picture has no pixels.
  private func checkMatrix() throws(SnapshotUsageError) {
    if let fault = comparison.fault { throw .invalidComparison(fault) }
    let scale = matrix.scale.pixelsPerPoint
    guard scale.isFinite, scale > 0, scale < 1e9 else { throw .invalidScale("\(scale)") }
    for locale in matrix.locales where locale.identifier.isEmpty || locale.identifier.contains("/") {
      throw .invalidLocale(locale.identifier)
    }
    if name == nil { try SnapshotAssertion.checkNumber() }
  }

  /// - Throws: ``SnapshotUsageError`` for a setting that none of the widgets has.
  private func checkSettings(of kinds: [WidgetKind]) throws(SnapshotUsageError) {
    let known = world.making { Set(kinds.flatMap { $0.settings?.make().parameters.map(\.name) ?? [] }) }
    guard let name = settings.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw .noSuchSetting(name, known: known.sorted())
  }

  /// What was replaced or left out in pictures that otherwise match, once per cell.
  private static func faults(_ outcomes: [MatrixVerification.Outcome]) -> [String] {
    var cells: Set<String> = []
    return outcomes.compactMap { outcome in
      let cell = "\(outcome.kind)/\(outcome.cell.name)"
      guard outcome.verdict == .equal, !outcome.diagnostics.isEmpty, cells.insert(cell).inserted else { return nil }
      return ([cell + ": not drawn as written"] + outcome.diagnostics.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  private static func told(_ messages: [String], of count: Int) -> String? {
    if messages.count <= 1 { return messages.first }
    let rest = messages.count - reportedFailureLimit
    let more = rest > 0 ? ["… and \(rest) more; see the report"] : []
    return (["\(messages.count) of \(count) snapshots fail:"] + messages.prefix(reportedFailureLimit) + more)
      .joined(separator: "\n\n")
  }
}

/// A reference that does not belong to any cell of a matrix.
private enum StaleReference {
  private static let variable = "ALMANAC_SNAPSHOTS_STALE"

  /// Whether the environment requests their removal.
  ///
  /// - Throws: ``SnapshotUsageError`` for any other value, which may be a typing error.
  static var isRemoved: Bool {
    get throws(SnapshotUsageError) {
      let value = ProcessInfo.processInfo.environment[variable] ?? ""
      guard ["", "remove"].contains(value) else { throw .staleHandling(variable: variable, value: value) }
      return !value.isEmpty
    }
  }

  /// The failure's message: the file is stale, or cannot be removed; `nil` if it was removed.
  static func message(_ url: URL, removes: Bool) -> String? {
    guard removes else {
      return "the reference \(url.path) does not belong to any snapshot; set \(variable)=remove to remove it"
    }
    if unlink(url.path) != 0 { return "cannot remove \(url.path): \(SystemError.last)" }
    // Removes only empty folders: the kind's and the matrix's.
    if rmdir(url.deletingLastPathComponent().path) == 0 {
      rmdir(url.deletingLastPathComponent().deletingLastPathComponent().path)
    }
    return nil
  }
}
