import CEmbeddedFiles
import Foundation
import MarkupEscaping
import ViewCatalog

/// The page: one card for each sample, and a search box where scripts run.
struct CatalogPage {
  /// A sample on the page.
  struct Card: Sendable {
    let name: String
    let note: String?
    let code: SampleSources.Code
    /// Relative to the page, without the suffix `-light.png` or `-dark.png`.
    let file: String
    /// The picture's size in points.
    let size: CGSize
    let isAnimated: Bool
    /// The alternative text of the image.
    let spoken: String
    /// Whether the alternative text is shown below the name.
    let showsSpoken: Bool
    let problems: [SampleError]
  }

  struct Section: Sendable {
    let title: String
    let summary: String
    let cards: [Card]
  }

  let sections: [Section]

  var html: String {
    let count = sections.reduce(0) { $0 + $1.cards.count }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Views and modifiers · Almanac</title>
      <style>
      \(text(of: cembedded_catalog_css()))</style>
      <header>
      <p class="links"><a href="../index.html">Widgets</a></p>
      <h1>Views and modifiers</h1>
      <p>\(count) samples, most of them \(Int(Catalog.pictureSize.width)) × \(Int(Catalog.pictureSize.height)) points, \
      in light and dark. The code under a picture is the code that drew it.</p>
      </header>
      <form id="search" role="search" hidden>
      <input type="search" placeholder="Search names and code" aria-label="Search names and code" autocomplete="off" \
      spellcheck="false">
      <output></output>
      </form>
      <nav>
      <ol>
      \(sections.map(entry).joined(separator: "\n"))
      </ol>
      </nav>
      <main>
      \(sections.map(section).joined(separator: "\n"))
      </main>
      <script>
      \(text(of: cembedded_catalog_js()))</script>
      </html>

      """
  }

  private func text(of file: CEmbeddedFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  private func entry(_ section: Section) -> String {
    """
    <li><a href="#\(section.title.slug)">\(section.title.escaped(for: .html))</a> <small>\(section.cards.count)</small></li>
    """
  }

  private func section(_ section: Section) -> String {
    var shown: Set<String> = []
    return """
      <section id="\(section.title.slug)">
      <h2>\(section.title.escaped(for: .html))</h2>
      <p>\(section.summary.escaped(for: .html))</p>
      <div class="cards">
      \(section.cards.map { card($0, shown: &shown) }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  /// - Parameter shown: The types whose code is expanded in an earlier card.
  private func card(_ card: Card, shown: inout Set<String>) -> String {
    // Pictures of another size are controls, Live Activities and widgets in a place, which have corners of their own.
    let isWide = card.size.width > Catalog.pictureSize.width * 1.25
    let ownsCorners = card.size != CGSize(width: Catalog.pictureSize.width, height: Catalog.pictureSize.height)
    let classes = [isWide ? "wide" : nil, ownsCorners ? "own-corners" : nil].compactMap(\.self).joined(separator: " ")
    let play = card.isAnimated ? "<button type=\"button\" hidden>Play again</button>\n" : ""
    return """
      <figure id="\(card.file.slug)"\(classes.isEmpty ? "" : " class=\"\(classes)\"")>
      <div class="pictures">\(image(card, "light"))\(image(card, "dark"))</div>
      <figcaption>
      \(play)<h3>\(card.name.escaped(for: .html).replacing(":", with: ":<wbr>").replacing("(", with: "<wbr>("))</h3>
      \(card.note.map { "<p>\($0.escaped(for: .html))</p>\n" } ?? "")\(spoken(card))\(pre(card.code.text))\(types(card.code, shown: &shown))
      </figcaption>
      </figure>
      """
  }

  private func spoken(_ card: Card) -> String {
    card.showsSpoken ? "<p>“\(card.spoken.escaped(for: .html))”</p>\n" : ""
  }

  private func pre(_ code: String) -> String { "<pre><code>\(SyntaxHighlighter.html(code))</code></pre>" }

  /// The types that a sample refers to, expanded in the first card with no other code.
  private func types(_ code: SampleSources.Code, shown: inout Set<String>) -> String {
    code.types.map { type in
      let open = !code.text.contains("\n") && shown.insert(type.name).inserted ? " open" : ""
      return "\n<details\(open)><summary>\(type.name)</summary>\(pre(type.text))</details>"
    }.joined()
  }

  private func image(_ card: Card, _ scheme: String) -> String {
    let (width, height) = (Int(card.size.width.rounded()), Int(card.size.height.rounded()))
    return """
      <img class="\(scheme)" loading="lazy" src="\(card.file)-\(scheme).png" width="\(width)" height="\(height)" \
      alt="\(card.spoken.escaped(for: .html))">
      """
  }
}
