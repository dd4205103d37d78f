import Foundation
import Rendering
import Timelines
import Views
import Widgets

/// The contact sheet: one page without scripts that shows the pictures at their size in points.
struct GalleryPage {
  let kinds: [WidgetKind]
  let cells: [GalleryCell]
  let gaps: [GalleryGap]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Widgets</title>
    <style>
    \(Self.style)
    </style>
    <h1>Widgets</h1>
    \(kinds.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ kind: WidgetKind) -> String {
    """
    <section>
    <h2>\(escaped(kind.displayName ?? kind.kind)) <code>\(escaped(kind.kind))</code></h2>
    <p>\(escaped(kind.description ?? ""))</p>
    \(ColorScheme.allCases.map { panel($0, cells.filter { $0.kind == kind.kind }) }.joined(separator: "\n"))
    \(gaps.filter { $0.wish.kind.kind == kind.kind }.map(note(on:)).joined(separator: "\n"))
    </section>
    """
  }

  /// The pictures of one colour scheme on a ground of that scheme.
  private func panel(_ scheme: ColorScheme, _ cells: [GalleryCell]) -> String {
    """
    <div class="panel \(scheme.rawValue)">
    \(cells.filter { $0.request.colorScheme == scheme }.map(figure).joined(separator: "\n"))
    </div>
    """
  }

  /// Why a picture is not there, or is the placeholder.
  private func note(on gap: GalleryGap) -> String {
    "<p>\(gap.wish.request.family), \(gap.wish.request.colorScheme.rawValue): \(escaped(gap.failure.message))</p>"
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
      case .pdf: "<embed \(frame) alt=\"\(label)\">"
      // The page has a map of its own.
      case .htmlMap: "<iframe \(frame) title=\"\(label)\"></iframe>"
      case .png, .svg:
        map.isEmpty
          ? "<img \(frame) alt=\"\(label)\">"
          : "<img \(frame) alt=\"\(label)\" usemap=\"#\(file)\">\n\(map.element(named: cell.picture.file))"
      }
    return """
      <figure>
      \(element)
      <figcaption>\(report.family), \(report.scheme)</figcaption>
      </figure>
      """
  }

  /// A picture by brightness has no ground of its own: it lies on the wallpaper of a Lock Screen.
  private func look(of cell: GalleryCell) -> String {
    cell.request.renderingMode == .vibrant
      ? "class=\"vibrant\"" : "style=\"border-radius:\(Int(cell.request.device.cornerRadius))px\""
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    body { font: 15px/1.4 Inter, system-ui, sans-serif; margin: 3rem auto; max-width: 62rem; padding: 0 1.5rem; color: #1c1c1e; background: #fff }
    h1 { font-size: 2rem; letter-spacing: -.02em; margin: 0 0 2rem } h2 { font-size: 1.25rem; margin: 0 }
    code { font-size: .85rem; font-weight: 400; color: #6c6c70; margin-left: .4rem }
    p { margin: .2rem 0 1.2rem; color: #6c6c70 } section { margin-bottom: 3rem }
    .panel { display: flex; flex-wrap: wrap; gap: 1.5rem; padding: 1.5rem; margin-bottom: 1rem; border-radius: 1.25rem; background: #e9ecf2 }
    .panel.dark { background: #1c1c1e; color: #ebebf5 } figure { margin: 0 }
    img.vibrant { padding: 12px; border-radius: 16px; background: linear-gradient(160deg, #5b6f9c, #20263c) }
    img { display: block; box-shadow: 0 6px 22px #0003 } figcaption { margin-top: .8rem; font-size: .8rem; opacity: .7 }
    """
}
