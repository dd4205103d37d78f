import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// Draws every widget, or every preview, in every cell of a matrix, and the page that shows them.
struct Gallery: Sendable {
  /// The title of the page.
  let title: String
  let kinds: [WidgetKind]
  let drawing: DrawingOptions
  let matrix: SnapshotMatrix
  /// The largest number of entries of a timeline to draw.
  let entries: Int
  /// How the changes between entries are written; nil if they are not drawn.
  var changes: AnimatedPicture.Format?
  let folder: String

  /// All pictures of the gallery, in order. The later entries of a timeline belong to the first one's.
  var requests: [PendingPicture] {
    kinds.flatMap { kind in matrix.cells(of: kind).map { PendingPicture(kind: kind, cell: $0, of: matrix, drawing) } }
  }

  /// The families of each widget that none of the devices has.
  var unavailableFamilies: [(kind: WidgetKind, families: [WidgetFamily])] {
    kinds.map { kind in
      let chosen = kind.families.filter { matrix.families?.contains($0) != false }
      return (kind, chosen.filter { family in matrix.devices.allSatisfy { $0.size(of: family) == nil } })
    }.filter { !$0.1.isEmpty }
  }

  /// Draws `jobs` pictures at a time. The results are in the order of ``requests``.
  ///
  /// A widget that cannot be drawn leaves a gap, and the others are drawn. If a provider does not answer or crashes,
  /// its placeholder fills the gap, as on a device.
  ///
  /// - Parameter journal: Has the pictures that earlier processes drew, and records each new one.
  /// - Throws: If a file cannot be written.
  func draw(
    with renderer: WidgetRenderer, jobs: Int, journal: DrawingJournal<GalleryResult>? = nil
  ) async throws -> [GalleryResult] {
    let wishes = requests
    let known = journal?.state ?? DrawingState<GalleryResult>()
    let open = wishes.indices.filter { known.outcomes[$0] == nil }
    let drawn = try await open.concurrentMapShowingProgress(jobs: jobs, done: known.outcomes.count) { index in
      let outcome = try await outcome(
        of: wishes[index], renderer, stops: known.stops[index] ?? [:],
        onBegin: { journal?.append(.began(index, $0)) })
      journal?.append(.ended(index, outcome))
      return outcome
    }
    let outcomes = known.outcomes.merging(zip(open, drawn)) { $1 }
    return wishes.indices.compactMap { outcomes[$0] }
  }

  /// Writes the page.
  ///
  /// - Parameter outcomes: One for each of ``requests``.
  func finish(_ outcomes: [GalleryResult]) throws(ToolError) -> (cells: [GalleryCell], gaps: [GalleryError]) {
    let results = zip(requests, outcomes)
    let cells = results.flatMap { wish, outcome in outcome.pictures.map { GalleryCell(wish: wish, picture: $0) } }
    let gaps = results.compactMap { wish, outcome in outcome.failure.map { GalleryError(wish: wish, failure: $0) } }
    let environment = ToolEnvironment()
    let page = GalleryPage(
      title: title, kinds: kinds, cells: cells, gaps: gaps, timeZone: drawing.timeZone,
      home: environment.variables["ALMANAC_HOME"]?.isEmpty == false ? environment.home.path : nil)
    try OutputFile.write(Data(page.html.utf8), to: "index.html", inside: folder)
    return (cells, gaps)
  }

  private func outcome(
    of wish: PendingPicture, _ renderer: WidgetRenderer, stops: [DrawingStep: DrawingCrash],
    onBegin: (DrawingStep) -> Void
  ) async throws -> GalleryResult {
    let failure: ToolError
    if let stop = stops[.picture] {
      failure = stop.failure
    } else {
      onBegin(.picture)
      do {
        return try await result(
          of: wish, renderer, changesFailed: stops[.changes]?.failure, onChanges: { onBegin(.changes) })
      } catch let error as RenderError {
        failure = ToolError(error)
        guard error.isOfProvider else { return GalleryResult(failure: failure) }
      }
    }
    guard wish.request.state == .timeline, stops[.placeholder] == nil else { return GalleryResult(failure: failure) }
    onBegin(.placeholder)
    do {
      let drawn = try await result(of: wish.placeholder, renderer, changesFailed: failure)
      return GalleryResult(pictures: drawn.pictures, failure: failure)
    } catch is RenderError {
      return GalleryResult(failure: failure)
    }
  }

  /// Draws what a widget shows now and at the dates of its next entries, and writes the pictures, and the changes between
  /// them.
  ///
  /// - Parameters:
  ///   - failure: Why the changes are left out, if they are.
  ///   - onChanges: Called before the changes are drawn.
  /// - Throws: ``RenderError`` if a picture cannot be drawn, ``ToolError`` if a file cannot be written.
  private func result(
    of wish: PendingPicture, _ plain: WidgetRenderer, changesFailed failure: ToolError?, onChanges: () -> Void = {}
  ) async throws -> GalleryResult {
    var world = plain.world
    world.locale = wish.drawing.locale
    let renderer = plain.inside(world)
    let result = await renderer.drawing(for: wish.request.device, scale: wish.request.scale) {
      () async -> Result<GalleryResult, any Error> in
      do {
        var entries = try await pictures(of: wish, in: renderer)
        if let changes, failure == nil, entries.count > 1 || wish.request.entry ?? 0 > 0 {
          onChanges()
          let failure = try await draw(changes, between: &entries, of: wish, in: renderer)
          return .success(GalleryResult(pictures: entries.map(\.image), failure: failure))
        }
        return .success(GalleryResult(pictures: entries.map(\.image), failure: failure))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func pictures(of wish: PendingPicture, in renderer: WidgetRenderer) async throws -> [DrawnEntry] {
    let (kind, request, now) = (wish.kind, wish.request, renderer.world.now)
    var course = try await renderer.course(of: kind, request, until: now)
    var drawn: [DrawnEntry] = []
    for date in [now] + course.timeline.dates(after: now).prefix(kind.preview == nil ? entries - 1 : 0) {
      if let end = course.end, end <= date { course = try await renderer.course(of: kind, request, until: date) }
      let format = wish.drawing.format ?? .png
      let picture = try await renderer.picture(at: date, in: course, of: kind, request, as: format)
      let file = wish.file(at: date == now ? nil : date)
      try OutputFile.write(picture.data, to: file, inside: folder)
      let image = GalleryImage(
        file: file, path: folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)", date: date,
        command: wish.command(at: now, shownAt: date), report: RenderReport(picture, of: kind, request, file: file))
      drawn.append(DrawnEntry(entry: picture.entry, image: image))
    }
    return drawn
  }
}

extension Timeline {
  /// The dates of the later entries, in order: whole seconds, which a command line can name.
  fileprivate func dates(after now: Date) -> [Date] {
    var dates: [Date] = []
    for entry in entries where entry.date > now {
      let date = Date(timeIntervalSinceReferenceDate: entry.date.timeIntervalSinceReferenceDate.rounded(.up))
      if date != dates.last { dates.append(date) }
    }
    return dates
  }
}
