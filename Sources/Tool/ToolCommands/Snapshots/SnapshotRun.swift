import ArgumentParser
import CairoPainting
import Diagnostics
import Foundation
import Graphics
import Rendering
import Snapshots
import Synchronization
import SystemIO
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
import Typesetting
import Widgets

/// Runs `snapshot record` or `snapshot verify`: draws and compares every cell of a matrix.
struct SnapshotRun<Bundle: WidgetBundle> {
  let options: SnapshotOptions
  let mode: RecordMode
  var comparison = ImageComparison.exact
  /// Whether to remove references that no cell has.
  var prunes = false

  private var isRecording: Bool { mode != .never }

  /// - Throws: ``ToolError``, or the exit code of the findings, which have been printed.
  func work() async throws {
    let cells = try options.cells
    let renderer = WidgetRenderer(world: options.world(ToolEnvironment()))
    ToolProcess.bind(renderer, drawingFor: cells.devices.first ?? .standard, scale: options.scale)
    let widgets = try await options.widgets(of: Bundle.self, renderer)
    let kinds = try options.kinds(of: widgets)
    if let file = ToolProcess.journal {
      let journal = try DrawingJournal<[SnapshotResult]>(file)
      let run = run(file)
      _ = try await results(of: kinds, try verification(in: run, renderer), journal)
      return try journal.check()
    }
    try SnapshotFolders(options: options).check(for: kinds, isRecording: isRecording)
    let isComplete = options.kinds.isEmpty
    let notes =
      cells.notes(on: kinds)
      + (isComplete ? [widgets.noteOnActivities(with: try options.asking.settings)].compactMap(\.self) : [])
    let count = kinds.reduce(0) { $0 + cells.cells(of: $1).count }
    if options.verbose { Console.error("current date: \(options.at.formatted(.iso8601)); \(count) pictures") }
    let watch = DrawingSupervisor<[SnapshotResult]>(count: count)
    let run = run(watch.file)
    // An old report must not pass for this run's.
    if FileManager.default.fileExists(atPath: options.reportFolder.path) { try begin(run) }
    let verification = try verification(in: run, renderer)
    let results =
      ToolProcess.isTool
      ? try watch.outcomes().flatMap(\.self) : try await results(of: kinds, verification, nil)
    let stale = stale(verification, beside: kinds)
    run.end()
    let findings = SnapshotRunReport(
      options: options, isRecording: isRecording, results: results, stale: stale.left, pruned: stale.pruned,
      notes: notes,
      kindFindings: isComplete ? widgets.findings : [])
    try findings.report()
  }

  /// The processes of one run share a report, which is complete when the first process ends.
  private func run(_ file: URL) -> TestRun {
    TestRun(folder: options.reportFolder, identity: file.lastPathComponent, part: file.lastPathComponent) {
      InstalledFonts.all().compactMap(\.diagnostic)
    }
  }

  private func begin(_ run: TestRun) throws(ToolError) {
    do {
      _ = try run.report()
    } catch {
      throw ToolError("\(options.report): cannot write the report: \(error)", exitCode: .cannotCreate)
    }
  }

  private func verification(in run: TestRun, _ renderer: WidgetRenderer) throws -> MatrixVerification {
    let store = ReferenceStore(mode: mode, comparison: comparison, run: run)
    var verification = MatrixVerification(
      matrix: try options.cells, folder: options.referenceFolder, suite: options.referenceFolder.lastPathComponent,
      test: "\(ToolName.invoked) snapshot", store: store, renderer: renderer)
    (verification.forms, verification.playsChanges) = (options.forms, options.playChanges)
    return verification
  }

  /// Draws the cells that the journal does not contain, in this process.
  private func results(
    of kinds: [WidgetKind], _ verification: MatrixVerification, _ journal: DrawingJournal<[SnapshotResult]>?
  ) async throws -> [SnapshotResult] {
    var settled: [WidgetKind] = []
    for kind in kinds {
      settled.append(
        try await verification.renderer.world.asking { try await options.asking.settings.applied(to: kind, in: nil) })
    }
    let story = journal?.state ?? DrawingState<[SnapshotResult]>()
    let course = progress(after: story, journal, in: verification.folder)
    let bar = SnapshotBar(
      total: kinds.reduce(0) { $0 + verification.matrix.cells(of: $1).count },
      done: course.done.count - course.changes.count)
    let outcomes = await verification.outcomes(
      of: settled, jobs: story.isCautious ? 1 : options.jobs, course: course, finished: { bar.advance() })
    bar.finish()
    return outcomes.map { SnapshotResult($0, in: verification.folder) }
  }

  /// What the journal says is done, and where it continues.
  private func progress(
    after story: DrawingState<[SnapshotResult]>, _ journal: DrawingJournal<[SnapshotResult]>?, in folder: URL
  ) -> MatrixProgress {
    var course = MatrixProgress()
    course.done = Set(story.outcomes.keys)
    course.changes = story.openChanges.intersection(course.done)
    course.stops = story.stops.compactMapValues { $0[.picture].map { CrashedCell($0.failure.message) } }
    let known = Mutex(story.outcomes)
    @Sendable func endChange(_ index: Int, _ omission: Diagnostic?) {
      journal?.append(.ended(index, known.withLock { $0[index] ?? [] }.map { $0.adding(omission) }))
    }
    for (index, stop) in story.stops.compactMapValues({ $0[.changes] }) {
      endChange(index, .omittedChange(stop.failure.message))
    }
    course.began = { journal?.append(.began($0, .picture)) }
    course.ended = { index, outcomes in
      journal?.append(.ended(index, outcomes.map { SnapshotResult($0, in: folder) }))
    }
    course.drew = { index, outcomes in
      let results = outcomes.map { SnapshotResult($0, in: folder) }
      known.withLock { $0[index] = results }
      journal?.append(.drew(index, results))
    }
    course.beganChange = { journal?.append(.began($0, .changes)) }
    course.endedChange = endChange
    return course
  }

  /// The stale references by their paths, and those that were removed.
  private func stale(
    _ verification: MatrixVerification, beside kinds: [WidgetKind]
  ) -> (left: [String], pruned: [String]) {
    let base = verification.folder.pathComponents.count
    let own = Set(kinds.map { SnapshotName.file($0.kind) })
    var (left, pruned): ([String], [String]) = ([], [])
    for url in verification.stale(beside: kinds) {
      let parts = url.pathComponents.dropFirst(base)
      let path = parts.joined(separator: "/")
      // Nothing is known about widgets that were not chosen.
      guard options.kinds.isEmpty || parts.count > 1 && own.contains(parts.first ?? "") else { continue }
      if prunes && unlink(url.path) == 0 {
        pruned.append(path)
        // Removes the folder only if it is empty.
        if parts.count > 1 { rmdir(url.deletingLastPathComponent().path) }
        continue
      }
      if prunes { Console.error("warning: \(path.onOneLine): cannot be removed: \(SystemError.last)") }
      left.append(path)
      guard !isRecording else { continue }
      do {
        try verification.store.run.note(
          stale: url, of: verification.suite, message: SnapshotRunReport.staleMessage, source: nil)
      } catch {
        Console.error("warning: \(path.onOneLine): not in the report: \(error)")
      }
    }
    return (left, pruned)
  }
}
