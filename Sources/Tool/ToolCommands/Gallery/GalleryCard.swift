import Foundation
import Graphics
import JSONText
import MarkupEscaping
import Rendering
import Timelines
import ToolReports
import Views
import Widgets

/// The entries of one look of a widget, of which the page's script shows one.
struct GalleryCard {
  let cells: [GalleryCell]
  let timeZone: TimeZone

  /// The cards of a widget, in the order of their first pictures.
  static func all(of cells: [GalleryCell], in timeZone: TimeZone) -> [GalleryCard] {
    let groups = Dictionary(grouping: cells) { $0.wish.look }
    var seen: Set<String> = []
    return cells.map(\.wish.look).filter { seen.insert($0).inserted }
      .compactMap { groups[$0].map { GalleryCard(cells: $0, timeZone: timeZone) } }
  }

  var html: String {
    let wish = cells[0].wish
    let report = cells[0].picture.report
    let width = Int((Double(report.pixelWidth) / report.scale).rounded())
    let data = wish.properties.map { " data-\($0)=\"\($1.escaped(for: .html))\"" }.joined()
    let mode = wish.request.isOnLockScreen ? " vibrant" : ""
    return """
      <div class="card\(mode)" style="--width:\(width)px" data-scheme="\(wish.request.colorScheme.rawValue)"\(data)>
      \(cells.map(figure).joined(separator: "\n"))
      </div>
      """
  }

  private func figure(_ cell: GalleryCell) -> String {
    let report = cell.picture.report
    let (step, title) = step(of: cell)
    let change = cell.picture.change.map { change in
      let duration = Int((Double(change.pictures) / Double(change.rate) * 1000).rounded(.up))
      return " data-change=\"\(change.file.escaped(for: .html))\" data-milliseconds=\"\(duration)\""
    }
    let looks = cell.wish.values.map { "<span>\(GalleryAxis.title(of: $1, $0).escaped(for: .html))</span> " }.joined()
    return """
      <figure data-step="\(step)" data-title="\(title)"\(change ?? "")>
      \(picture(cell))
      <figcaption><b>\(GalleryAxis.title(of: cell.request.shapeName, "family"))</b> \(looks)\
      <span class="scheme">\(cell.request.scheme.rawValue)</span>\(cells.count > 1 ? " <time>\(title)</time>" : "")</figcaption>
      \(report.diagnostics.map { "<p class=\"warning\">\("\($0)".escaped(for: .html))</p>\n" }.joined())\
      <button type="button" class="copy" hidden>Copy command</button>
      <details><summary>Details</summary>
      <dl>\(details(of: cell))</dl>
      </details>
      </figure>
      """
  }

  /// The position among the entries, and its title: a date, or the number of a preview's entry.
  private func step(of cell: GalleryCell) -> (step: String, title: String) {
    if let entry = cell.request.entry { return (String(format: "%05d", entry), "\(entry + 1)") }
    return (cell.picture.date.timestamp, Self.text(of: cell.picture.date, in: timeZone))
  }

  /// `23 Nov 2026 at 8:20`, with seconds if there are any.
  static func text(of date: Date, in timeZone: TimeZone) -> String {
    let hasSeconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) != 0
    return date.formatted(
      Date.FormatStyle(
        date: .abbreviated, time: hasSeconds ? .standard : .shortened, locale: Locale(identifier: "en_GB"),
        timeZone: timeZone))
  }

  private func picture(_ cell: GalleryCell) -> String {
    let report = cell.picture.report
    let (width, height) = (Double(report.pixelWidth) / report.scale, Double(report.pixelHeight) / report.scale)
    let (file, label) = (cell.picture.file.escaped(for: .html), report.accessibilityText.escaped(for: .html))
    let request = cell.request
    let isRounded = request.canvas == .family && !request.isOnLockScreen && !request.family.isAccessory
    let radius = isRounded ? request.cornerRadius * request.look.magnification : 0
    let frame = """
      src="\(file)" width="\(Int(width.rounded()))" height="\(Int(height.rounded()))" style="border-radius:\(Int(radius))px"
      """
    var areas: [String] = []
    let element: String
    switch OutputFormat(fileExtension: URL(fileURLWithPath: cell.picture.file).pathExtension) ?? .png {
    case .pdf, .raw: element = "<embed \(frame) title=\"\(label)\">"
    // The page has its own image map.
    case .htmlMap: element = "<iframe \(frame) title=\"\(label)\"></iframe>"
    case .png, .svg, .bmp:
      element = "<img \(frame) loading=\"lazy\" alt=\"\(label)\">"
      areas = report.links.map { area($0.rect, of: (width, height), $0.label, $0.url, isLink: true) }
      areas += report.intents.map { area($0.rect, of: (width, height), $0.label ?? "", $0.intent, isLink: false) }
    }
    let tip = report.accessibilityText.isEmpty ? "" : "<span class=\"tip\">\(label)</span>"
    return "<div class=\"stage\"><div class=\"picture\">\(element)\(areas.joined())\(tip)</div></div>"
  }

  /// A rectangle over a link, or over a button with its intent, with what is there.
  private func area(
    _ rect: [Double], of size: (Double, Double), _ label: String, _ target: String, isLink: Bool
  ) -> String {
    let shares = [rect[0] / size.0, rect[1] / size.1, rect[2] / size.0, rect[3] / size.1]
    let sides = zip(["left", "top", "width", "height"], shares).map { name, share in
      "\(name):\((share * 10_000).rounded() / 100)%"
    }
    let (label, target) = (label.escaped(for: .asciiHTML), target.escaped(for: .asciiHTML))
    let start = isLink ? "<a href=\"\(target)\"" : "<span tabindex=\"0\" role=\"note\""
    return """
      \(start) class="area" style="\(sides.joined(separator: ";"))" aria-label="\(label.isEmpty ? target : label)">\
      <span class="tip">\(label)<code>\(target)</code></span></\(isLink ? "a" : "span")>
      """
  }

  private func details(of cell: GalleryCell) -> String {
    let report = cell.picture.report
    let links = report.links.map { "<a href=\"\($0.url.escaped(for: .asciiHTML))\">\($0.url.escaped(for: .html))</a>" }
    let rows = [
      ("Alternative text", report.accessibilityText.isEmpty ? [] : [report.accessibilityText.escaped(for: .html)]),
      ("Links", links), ("Buttons", report.intents.map { $0.intent.escaped(for: .html) }),
      ("Command", ["<code class=\"command\">\(cell.picture.command.escaped(for: .html))</code>"]),
    ]
    return rows.filter { !$1.isEmpty }.map { title, values in
      "<dt>\(title)</dt>\(values.map { "<dd>\($0)</dd>" }.joined())"
    }.joined()
  }
}
