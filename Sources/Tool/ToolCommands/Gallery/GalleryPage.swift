import CEmbeddedFiles
import Foundation
import MarkupEscaping
import Rendering
import SystemIO
import ToolReports
import Views
import Widgets

/// The page: one static file that shows the pictures next to it. Without scripts, it shows all of them.
struct GalleryPage {
  /// What is shown: `Widgets`.
  let title: String
  let kinds: [WidgetKind]
  let cells: [GalleryCell]
  let gaps: [GalleryError]
  let timeZone: TimeZone
  /// `ALMANAC_HOME`, which the commands need.
  let home: String?

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>
    \(text(of: cembedded_gallery_css()))</style>
    <header>
    <h1>\(title)</h1>
    \(summary)
    </header>
    \(form)
    <main>
    \(kinds.map(section).joined(separator: "\n"))
    <p id="none" hidden>No picture matches.</p>
    </main>
    <p id="status" role="status"></p>
    <script>
    \(text(of: cembedded_gallery_js()))</script>
    </html>

    """
  }

  private func text(of file: CEmbeddedFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  private var summary: String {
    guard let now = cells.map(\.picture.date).min() else { return "" }
    let date = "<p>\(GalleryCard.text(of: now, in: timeZone)), \(timeZone.identifier.escaped(for: .html))</p>"
    guard let home else { return date }
    let command = "export ALMANAC_HOME=\(home.shellWord)".escaped(for: .html)
    return "\(date)\n<p>The commands need the same data: <code>\(command)</code></p>"
  }

  /// The filter, which the script shows.
  private var form: String {
    let schemes = Set(cells.map(\.request.colorScheme)).count > 1 ? ["light", "dark", "both"] : ["light", "dark"]
    return """
      <form id="filter" aria-label="Filter" hidden>
      \(GalleryAxis.all(of: cells.map(\.wish)).map(select).joined(separator: "\n"))
      <button type="button" id="clear" hidden>Clear</button>
      <output></output>
      <label class="check"><input type="checkbox" name="details"> Details</label>
      <fieldset class="segments"><legend>Appearance</legend>
      \(schemes.map { "<label><input type=\"radio\" name=\"scheme\" value=\"\($0)\"> \($0.capitalized)</label>" }.joined())
      </fieldset>
      </form>
      """
  }

  private func select(_ axis: GalleryAxis) -> String {
    let options = axis.values.map { value in
      let title =
        axis.name == "widget"
        ? kinds.first { $0.kind == value }?.displayName ?? value : GalleryAxis.title(of: value, axis.name)
      return "<option value=\"\(value.escaped(for: .html))\">\(title.escaped(for: .html))</option>"
    }
    return """
      <label>\(axis.title) <select name="\(axis.name)"><option value="">All</option>\(options.joined())</select></label>
      """
  }

  private func section(_ kind: WidgetKind) -> String {
    let cards = GalleryCard.all(of: cells.filter { $0.kind == kind.kind }, in: timeZone)
    return """
      <section>
      <h2>\(heading(of: kind))</h2>
      <p>\((kind.description ?? "").escaped(for: .html))</p>
      <label class="scrub" hidden>Entry <input type="range" min="0" value="0"><output></output></label>\(hasChanges(kind) ? play : "")
      <div class="cards">
      \(cards.map(\.html).joined(separator: "\n"))
      </div>
      \(gaps.filter { $0.wish.kind.kind == kind.kind }.map(note(on:)).joined(separator: "\n"))
      </section>
      """
  }

  private func hasChanges(_ kind: WidgetKind) -> Bool {
    cells.contains { $0.kind == kind.kind && $0.picture.change != nil }
  }

  /// Plays the changes to the shown entry.
  private var play: String { "\n<button type=\"button\" class=\"play\" hidden>Play change</button>" }

  private func heading(of kind: WidgetKind) -> String {
    let title = kind.displayName ?? kind.kind
    return title.escaped(for: .html) + (title == kind.kind ? "" : " <code>\(kind.kind.escaped(for: .html))</code>")
  }

  /// Why a picture is missing, or is a placeholder.
  private func note(on gap: GalleryError) -> String {
    "<p class=\"failure\">\(gap.wish.title): \(gap.failure.message.escaped(for: .html))</p>"
  }
}
