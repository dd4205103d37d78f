import Foundation
import Graphics
import MarkupEscaping
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Views
import Widgets

/// The contact sheet: a page without scripts that shows the pictures at their size in points, filtered by colour
/// scheme and family.
struct GalleryPage {
  /// What is shown: `Widgets`.
  let title: String
  let kinds: [WidgetKind]
  let cells: [GalleryCell]
  let gaps: [GalleryError]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en" class="page">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <meta name="color-scheme" content="light dark">
    <style>
    \(GalleryStyle.text)
    \(filter.rules)
    </style>
    <h1>\(title)</h1>
    \(filter.form)
    \(kinds.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private var filter: GalleryFilter {
    let shapes = Set(cells.map(\.request.shapeName))
    return GalleryFilter(
      shapes: (WidgetFamily.allCases.map(\.name) + [RenderRequest.viewShapeName]).filter(shapes.contains))
  }

  private func section(_ kind: WidgetKind) -> String {
    """
    <section>
    <h2>\(heading(of: kind))</h2>
    <p>\(escaped(kind.description ?? ""))</p>
    \(ColorScheme.allCases.map { panel($0, cells.filter { $0.kind == kind.kind }) }.joined(separator: "\n"))
    \(gaps.filter { $0.wish.kind.kind == kind.kind }.map(note(on:)).joined(separator: "\n"))
    </section>
    """
  }

  private func heading(of kind: WidgetKind) -> String {
    let title = kind.displayName ?? kind.kind
    return escaped(title) + (title == kind.kind ? "" : " <code>\(escaped(kind.kind))</code>")
  }

  /// The pictures of one colour scheme, on a background of that scheme.
  private func panel(_ scheme: ColorScheme, _ cells: [GalleryCell]) -> String {
    """
    <div class="panel \(scheme.rawValue)">
    \(cells.filter { $0.request.colorScheme == scheme }.map(figure).joined(separator: "\n"))
    </div>
    """
  }

  /// Why a picture is missing, or is a placeholder.
  private func note(on gap: GalleryError) -> String {
    "<p>\(gap.wish.request.title): \(escaped(gap.failure.message))</p>"
  }

  private func figure(_ cell: GalleryCell) -> String {
    let report = cell.picture.report
    let (width, height) = (Double(report.pixelWidth) / report.scale, Double(report.pixelHeight) / report.scale)
    let (file, label) = (escaped(cell.picture.file), escaped(report.accessibilityText))
    let frame =
      "src=\"\(file)\" width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\" \(look(of: cell))"
    let map = LinkMap(report.links)
    let element =
      switch OutputFormat(fileExtension: URL(fileURLWithPath: cell.picture.file).pathExtension) ?? .png {
      case .pdf, .raw: "<embed \(frame) alt=\"\(label)\">"
      // The page has its own image map.
      case .htmlMap: "<iframe \(frame) title=\"\(label)\"></iframe>"
      case .png, .svg, .bmp:
        map.isEmpty
          ? "<img \(frame) alt=\"\(label)\">"
          : "<img \(frame) alt=\"\(label)\" usemap=\"#\(file)\">\n\(map.element(named: cell.picture.file))"
      }
    return """
      <figure class="\(cell.request.shapeName)">
      \(element)
      <figcaption>\(cell.request.title)</figcaption>
      </figure>
      """
  }

  /// A vibrant picture is transparent; it is shown on a wallpaper like the Lock Screen's.
  private func look(of cell: GalleryCell) -> String {
    cell.request.renderingMode == .vibrant
      ? "class=\"vibrant\""
      : "style=\"border-radius:\(cell.request.canvas == .family ? Int(cell.request.cornerRadius) : 0)px\""
  }

  private func escaped(_ text: String) -> String { text.escaped(for: .html) }
}
