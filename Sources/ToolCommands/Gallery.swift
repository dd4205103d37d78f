import Foundation
import Graphics
import Rendering
import Timelines
import Views
import Widgets

/// Draws every widget in every family and colour scheme, and the page that shows them.
struct Gallery: @unchecked Sendable {
  let kinds: [WidgetKind]
  let drawing: DrawingOptions
  let folder: String

  /// A picture of the gallery.
  struct Cell: Sendable {
    let kind: String
    let request: RenderRequest
    /// Relative to the gallery's folder.
    let file: String
    /// As it is printed.
    let path: String
    let report: PictureReport
  }

  /// A picture that did not come out.
  struct Gap: Sendable {
    let kind: String
    let request: RenderRequest
    let failure: ToolFailure

    /// Which picture it is: `moon systemSmall, dark`.
    var place: String { "\(kind) \(request.family), \(request.colorScheme.rawValue)" }
  }

  /// Draws `jobs` pictures at a time; the results are in order, whatever was ready first.
  ///
  /// A widget that cannot be drawn leaves a gap, and the others are drawn. Where a provider has no answer, its placeholder
  /// is drawn in the gap, as on a device.
  /// - Throws: Where a file cannot be written.
  func draw(with renderer: WidgetRenderer, jobs: Int) async throws(ToolFailure) -> (cells: [Cell], gaps: [Gap]) {
    let wanted = self.wanted
    var progress = ProgressBar(total: wanted.count)
    var results = [Result<Drawn, ToolFailure>?](repeating: nil, count: wanted.count)
    await withTaskGroup(of: (Int, Result<Drawn, ToolFailure>).self) { group in
      var next = 0
      while next < min(jobs, wanted.count) {
        group.addTask { [next] in (next, await cell(wanted[next], renderer)) }
        next += 1
      }
      for await (index, result) in group {
        results[index] = result
        progress.advance()
        if next < wanted.count {
          group.addTask { [next] in (next, await cell(wanted[next], renderer)) }
          next += 1
        }
      }
    }
    progress.finish()
    var (cells, gaps): ([Cell], [Gap]) = ([], [])
    for result in results {
      switch try result?.get() {
      case .cell(let cell)?: cells.append(cell)
      case .gap(let gap, let placeholder)?:
        gaps.append(gap)
        if let placeholder { cells.append(placeholder) }
      case nil: break
      }
    }
    let page = GalleryPage(kinds: kinds, cells: cells, gaps: gaps).html
    try PictureFile.write(Data(page.utf8), to: URL(fileURLWithPath: folder).appending(path: "index.html").path)
    return (cells, gaps)
  }

  private enum Drawn: Sendable {
    case cell(Cell)
    case gap(Gap, placeholder: Cell?)
  }

  /// Which picture of which widget.
  private struct Wish: @unchecked Sendable {
    // A kind's source holds the bundle's own closures, which Apple's protocols do not ask to be sendable.
    let kind: WidgetKind
    let request: RenderRequest
  }

  private var wanted: [Wish] {
    kinds.flatMap { kind in
      kind.families(on: drawing.device).flatMap { family in
        // Where colours are taken away the place is dark, whatever the scheme.
        let schemes = drawing.request(family).renderingMode == .fullColor ? ColorScheme.allCases : [.dark]
        return schemes.map { scheme in
          var request = drawing.request(family)
          request.colorScheme = scheme
          return Wish(kind: kind, request: request)
        }
      }
    }
  }

  private func cell(_ wish: Wish, _ renderer: WidgetRenderer) async -> Result<Drawn, ToolFailure> {
    do throws(RenderError) {
      let cell = try await picture(of: wish.kind, wish.request, renderer)
      return cell.map { .cell($0) }
    } catch {
      let gap = Gap(kind: wish.kind.kind, request: wish.request, failure: ToolFailure(error))
      guard error.isOfProvider, wish.request.state == .timeline else { return .success(.gap(gap, placeholder: nil)) }
      var request = wish.request
      request.state = .placeholder
      guard let cell = try? await picture(of: wish.kind, request, renderer) else {
        return .success(.gap(gap, placeholder: nil))
      }
      return cell.map { .gap(gap, placeholder: $0) }
    }
  }

  /// Draws a picture and writes it.
  private func picture(
    of kind: WidgetKind, _ request: RenderRequest, _ renderer: WidgetRenderer
  ) async throws(RenderError) -> Result<Cell, ToolFailure> {
    let name = "\(request.family.name)-\(request.colorScheme.rawValue).\((drawing.format ?? .png).rawValue)"
    let file = "\(kind.kind.fileName)/\(name)"
    let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    let picture = try await renderer.currentPicture(of: kind, request, as: drawing.format ?? .png)
    return Result { () throws(ToolFailure) in
      try PictureFile.write(picture.data, to: path)
      let report = PictureReport(picture, of: kind, request, file: file)
      return Cell(kind: kind.kind, request: request, file: file, path: path, report: report)
    }
  }
}

extension String {
  /// The text as the name of one file: path separators and a leading full stop are replaced.
  fileprivate var fileName: String {
    let name = replacing("/", with: "-")
    return name.hasPrefix(".") || name.isEmpty ? "_\(name)" : name
  }
}
