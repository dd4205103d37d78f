package import Diagnostics
package import Foundation
import Graphics
package import Rendering
import Timelines
import Views
package import Widgets

/// Draws the cells of a matrix and compares each with its reference, in a folder with nothing else.
package struct MatrixVerification: Sendable {
  package var matrix: SnapshotMatrix
  /// The forms in which each cell is compared, with a file each.
  package var forms: [SnapshotForm] = [.image]
  /// Has a subfolder per widget kind, with a file per cell and form.
  package var folder: URL
  /// The prefix of the snapshots' names, before the kind and the cell.
  package var suite: String
  /// The test's unique name.
  package var test: String
  package var source: SourceLine?
  package var store: ReferenceStore
  /// A text may be missing if another file has it: the display list is in the picture, and the layout in dark is the layout
  /// in light.
  package var keepsTextsOnce = false
  /// Whether the report plays the change to the next entry for each picture that differs or is recorded.
  package var playsChanges = false
  /// The renderer; locales come from the matrix.
  package var renderer: WidgetRenderer
  /// Applies a widget's settings, for each family (default: none).
  package var configured: @Sendable (WidgetKind, SnapshotCell) async throws -> WidgetKind = { kind, _ in kind }

  package init(
    matrix: SnapshotMatrix, folder: URL, suite: String, test: String, store: ReferenceStore, renderer: WidgetRenderer
  ) {
    (self.matrix, self.folder, self.suite, self.test) = (matrix, folder, suite, test)
    (self.store, self.renderer) = (store, renderer)
  }

  /// The outcome of a cell in one form.
  package struct Outcome: Sendable {
    package let kind: String
    package let cell: SnapshotCell
    package let form: SnapshotForm
    package let reference: URL
    package let verdict: ReferenceStore.Verdict
    /// What was replaced or left out in the picture.
    package private(set) var diagnostics: [Diagnostic]
    /// The cell's duration, for all its forms.
    package let duration: Duration
    /// Why the cell could not be drawn.
    package let error: (any Error)?

    /// Whether the report may play the change from the picture.
    fileprivate var isPlayed: Bool { form == .image && verdict != .equal && error == nil }

    fileprivate func adding(_ diagnostic: Diagnostic?) -> Outcome {
      var outcome = self
      if let diagnostic { outcome.diagnostics.append(diagnostic) }
      return outcome
    }
  }

  /// Draws and compares all cells, `jobs` at a time. The outcomes are in order.
  ///
  /// - Parameters:
  ///   - course: Earlier outcomes and crashes, and callbacks for each cell.
  ///   - finished: Called for each cell, in the order of completion.
  package func outcomes(
    of kinds: [WidgetKind], jobs: Int, course: MatrixProgress = MatrixProgress(),
    finished: @escaping @Sendable () -> Void = {}
  ) async -> [Outcome] {
    let all = kinds.flatMap { kind in matrix.cells(of: kind).map { (kind, $0) } }
    let wishes = all.enumerated().map { PendingRender(index: $0, kind: $1.0, cell: $1.1, stop: course.stops[$0]) }
      .filter { !course.done.contains($0.index) || course.changes.contains($0.index) }
    let found = await wishes.concurrentMap(jobs: jobs, onEnd: finished) { wish -> [Outcome] in
      if course.done.contains(wish.index) { return [] }
      course.began(wish.index)
      let outcomes = await self.outcomes(of: wish)
      let isPlayed = playsChanges && outcomes.contains(where: \.isPlayed)
      if isPlayed { course.drew(wish.index, outcomes) } else { course.ended(wish.index, outcomes) }
      return outcomes
    }
    // After all pictures, because a crash in a change must not lose one.
    let played = zip(wishes, found).filter { wish, outcomes in
      course.changes.contains(wish.index) || playsChanges && outcomes.contains(where: \.isPlayed)
    }.map(\.0)
    let omissions = await played.concurrentMap(jobs: jobs) { wish in
      course.beganChange(wish.index)
      let omission = await noteChange(of: wish)
      course.endedChange(wish.index, omission)
      return (wish.index, omission)
    }
    let reasons = Dictionary(uniqueKeysWithValues: omissions)
    return zip(wishes, found).flatMap { wish, outcomes in
      outcomes.map { $0.adding(reasons[wish.index] ?? nil) }
    }
  }

  /// The paths of the references in the folder.
  package func paths(of kinds: [WidgetKind]) -> Set<String> {
    Set(kinds.flatMap { kind in matrix.cells(of: kind).flatMap { cell in forms.map { path(kind.kind, cell, $0) } } })
  }

  /// The references in the folder that do not belong to any cell of `kinds` or to any compared form.
  ///
  /// Files that are not named like references, `KIND/FAMILY-….png`, are ignored.
  package func stale(beside kinds: [WidgetKind]) -> [URL] {
    let known = paths(of: kinds)
    let files = FileManager.default.enumerator(atPath: folder.path)
    return (files?.compactMap { $0 as? String } ?? []).sorted()
      .filter { Self.isReference($0) && !known.contains($0) }
      .map { folder.appending(path: $0, directoryHint: .notDirectory) }
  }

  /// Whether a path has the form of a reference: `KIND/FAMILY-….png`.
  static func isReference(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.last, let family = name.split(separator: "-").first else { return false }
    return (family == RenderRequest.viewShapeName || WidgetFamily.allCases.contains { $0.name == family })
      && SnapshotForm.allCases.contains { name.hasSuffix(".\($0.pathExtension)") }
  }
}

extension MatrixVerification {
  private struct PendingRender: Sendable {
    /// The index among all cells of the matrix.
    let index: Int
    let kind: WidgetKind
    let cell: SnapshotCell
    let stop: CrashedCell?
  }

  private func outcomes(of wish: PendingRender) async -> [Outcome] {
    let name = name(of: wish)
    let clock = ContinuousClock()
    let start = clock.now
    let drawn: Result<DrawnSnapshot, any Error>
    do {
      drawn = .success(try await CrashMarker(name, source, run: store.run).marking { try await draw(wish) })
    } catch {
      drawn = .failure(error)
    }
    let verdicts = forms.map { form in (form, verdict(on: drawn, form, name, wish)) }
    var (diagnostics, error): ([Diagnostic], (any Error)?) = ([], nil)
    switch drawn {
    case .success(let drawn): diagnostics = drawn.diagnostics
    case .failure(let reason): error = reason
    }
    return verdicts.map { form, verdict in
      Outcome(
        kind: wish.kind.kind, cell: wish.cell, form: form, reference: reference(of: wish, form), verdict: verdict,
        diagnostics: diagnostics, duration: clock.now - start, error: error)
    }
  }

  private func draw(_ wish: PendingRender) async throws -> DrawnSnapshot {
    if let stop = wish.stop { throw stop }
    let kind = try await configured(wish.kind, wish.cell)
    return try await DrawnSnapshot.current(of: kind, wish.cell.request, renderer(of: wish.cell))
  }

  private func renderer(of cell: SnapshotCell) -> WidgetRenderer {
    var world = renderer.world
    world.locale = cell.locale
    return renderer.inside(world)
  }

  private func name(of wish: PendingRender) -> String { "\(suite)/\(wish.kind.kind)/\(wish.cell.name)" }

  /// Draws the change from a cell's picture to the next entry, and adds it to the report.
  ///
  /// - Returns: Why it is left out, if it is.
  private func noteChange(of wish: PendingRender) async -> Diagnostic? {
    let name = name(of: wish)
    do {
      let kind = try await configured(wish.kind, wish.cell)
      // The entry in the report remains if the change crashes the process.
      let change = try await CrashMarker("\(name) (the change to the next entry)", source, run: nil).marking {
        try await SnapshotChange(kind: kind, request: wish.cell.request, renderer: renderer(of: wish.cell)).drawn()
      }
      if let change { try store.run.note(change, of: name) }
      return nil
    } catch {
      return .omittedChange("\(error)")
    }
  }

  private func verdict(
    on drawn: Result<DrawnSnapshot, any Error>, _ form: SnapshotForm, _ name: String, _ wish: PendingRender
  ) -> ReferenceStore.Verdict {
    let url = reference(of: wish, form)
    let name = form == .image ? name : "\(name).\(form.rawValue)"
    var candidate = Candidate(name: name, content: .text(""), test: test, source: source)
    do {
      let drawn = try drawn.get()
      candidate.scale = drawn.scale
      candidate.content = try drawn.content(as: form)
    } catch {
      return store.failure("cannot draw the widget: \(error)", of: candidate, reference: url)
    }
    return store.verdict(on: candidate, reference: url, orTextIn: keepsTextsOnce ? twin(of: wish, form) : nil)
  }

  /// The reference that has the same text.
  private func twin(of wish: PendingRender, _ form: SnapshotForm) -> URL? {
    switch form {
    case .displayList: return reference(of: wish, .image)
    case .layout:
      guard wish.cell.request.colorScheme == .dark else { return nil }
      var light = wish.cell
      light.request.colorScheme = .light
      return folder.appending(path: path(wish.kind.kind, light, form), directoryHint: .notDirectory)
    case .image, .links, .accessibility: return nil
    }
  }

  private func reference(of wish: PendingRender, _ form: SnapshotForm) -> URL {
    folder.appending(path: path(wish.kind.kind, wish.cell, form), directoryHint: .notDirectory)
  }

  private func path(_ kind: String, _ cell: SnapshotCell, _ form: SnapshotForm) -> String {
    "\(SnapshotName.file(kind))/\(cell.name).\(form.pathExtension)"
  }
}

extension Diagnostic {
  /// The report does not play a change.
  package static func omittedChange(_ reason: String) -> Diagnostic {
    Diagnostic(id: "snapshot.change", message: "the change to the next entry is not in the report: \(reason)")
  }
}
