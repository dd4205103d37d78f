import Foundation
import Graphics
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Views
import Widgets

/// Draws every widget in every family and colour scheme, or every preview in both schemes, and the page that shows them.
struct Gallery: Sendable {
  /// The title of the page.
  let title: String
  let kinds: [WidgetKind]
  let drawing: DrawingOptions
  let folder: String

  struct PendingRender: Sendable {
    let kind: WidgetKind
    let request: RenderRequest

    /// The picture's name in messages: `moon systemSmall, dark`.
    var place: String { "\(kind.kind) \(request.title)" }
  }

  /// All pictures of the gallery, in order.
  var requests: [PendingRender] {
    kinds.flatMap { kind in
      kind.requests(on: drawing.device).map(drawing.request).flatMap { plain in
        // Modes without colours are always drawn in dark.
        let schemes = plain.renderingMode == .fullColor ? ColorScheme.allCases : [.dark]
        return schemes.map { scheme in
          var request = plain
          request.colorScheme = scheme
          return PendingRender(kind: kind, request: request)
        }
      }
    }
  }

  /// The families of each widget that the device does not have.
  var unavailableFamilies: [(kind: WidgetKind, families: [WidgetFamily])] {
    kinds.map { kind in (kind, kind.families.filter { drawing.device.size(of: $0) == nil }) }.filter { !$0.1.isEmpty }
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
    let cells = results.compactMap { wish, outcome in outcome.picture.map { GalleryCell(wish: wish, picture: $0) } }
    let gaps = results.compactMap { wish, outcome in outcome.failure.map { GalleryError(wish: wish, failure: $0) } }
    let page = GalleryPage(title: title, kinds: kinds, cells: cells, gaps: gaps).html
    try OutputFile.write(Data(page.utf8), to: "index.html", inside: folder)
    return (cells, gaps)
  }

  private func outcome(
    of wish: PendingRender, _ renderer: WidgetRenderer, stops: [DrawingStep: DrawingCrash],
    onBegin: (DrawingStep) -> Void
  ) async throws -> GalleryResult {
    let failure: ToolError
    if let stop = stops[.picture] {
      failure = stop.failure
    } else {
      onBegin(.picture)
      do {
        return GalleryResult(picture: try await picture(of: wish.kind, wish.request, renderer))
      } catch let error as RenderError {
        failure = ToolError(error)
        guard error.isOfProvider else { return GalleryResult(failure: failure) }
      }
    }
    guard wish.request.state == .timeline, stops[.placeholder] == nil else { return GalleryResult(failure: failure) }
    var request = wish.request
    request.state = .placeholder
    onBegin(.placeholder)
    do {
      return GalleryResult(picture: try await picture(of: wish.kind, request, renderer), failure: failure)
    } catch is RenderError {
      return GalleryResult(failure: failure)
    }
  }

  /// Draws a picture and writes it.
  ///
  /// - Throws: ``RenderError`` if it cannot be drawn, ``ToolError`` if it cannot be written.
  private func picture(
    of kind: WidgetKind, _ request: RenderRequest, _ renderer: WidgetRenderer
  ) async throws -> GalleryImage {
    let words = [request.shapeName, request.colorScheme.rawValue, request.entryName].compactMap(\.self)
    let name = "\(words.joined(separator: "-")).\((drawing.format ?? .png).fileExtension)"
    let file = "\(kind.kind.fileName)/\(name)"
    let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    let picture = try await renderer.currentPicture(of: kind, request, as: drawing.format ?? .png)
    try OutputFile.write(picture.data, to: file, inside: folder)
    return GalleryImage(file: file, path: path, report: RenderReport(picture, of: kind, request, file: file))
  }
}

extension RenderRequest {
  /// The picture's shape and colours, for people: `systemSmall, dark`, `systemSmall, dark, entry 1`.
  var title: String { "\(shapeName), \(colorScheme.rawValue)" + (entry.map { ", entry \($0)" } ?? "") }
}

extension String {
  /// The text as a file name: slashes and a leading full stop are replaced.
  fileprivate var fileName: String {
    let name = replacing("/", with: "-")
    return name.hasPrefix(".") || name.isEmpty ? "_\(name)" : name
  }
}
