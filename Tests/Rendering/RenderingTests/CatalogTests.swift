import BrowserDriving
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import LiveActivities
import Rendering
import RepositoryFiles
import Snapshots
import SwiftUI
import Testing
import Timelines
import ViewCatalog

@testable import CatalogPages

/// The page of every view and modifier. Each group has a sheet of thumbnails, and its text references have a digest
/// of each sample's frames and display list, so that a change names the affected samples.
@Suite struct CatalogTests {
  private static let renderer = SampleRenderer(timeLimit: TimeLimit(.seconds(3600)))

  @Test(arguments: Catalog.groups.map(\.title))
  func `a group's samples have the expected diagnostics and references`(title: String) async throws {
    let group = try #require(Catalog.groups.first { $0.title == title })
    var (frames, items, pictures) = ("", "", [Bitmap]())
    for sample in group.samples {
      let picture = try await Self.renderer.picture(of: sample, in: .light, scale: PixelScale(1))
      for problem in sample.problems(with: picture) { Issue.record("\(problem)") }
      frames += "\(sample.name): \(digest(picture.frame.lowered.layout.map(\.description).joined()))\n"
      items += "\(sample.name): \(digest(picture.lists.map(\.description).joined()))\n"
      // A moment of a change: most of it happens early.
      pictures.append(try Self.renderer.bitmap(of: picture.lists[picture.lists.count / 3]))
    }
    let sheet = ContactSheet.bitmap(of: pictures)
    try expectSnapshot(
      "views/\(title.slug)",
      of: SnapshotTwins(layout: frames, displayList: items, picture: .picture(sheet, nil)))
  }

  @Test func `every sample shows something, and nothing at its edge`() async throws {
    for sample in Catalog.groups.flatMap(\.samples) where sample.diagnostics.isEmpty && sample.isOnCard {
      let bitmap = try PNGDecoder.decode(
        await Self.renderer.picture(of: sample, in: .dark, scale: PixelScale(1)).frame.data)
      let first = bitmap[0, 0]
      let (width, height) = (bitmap.pixelSize.width, bitmap.pixelSize.height)
      let isPlain = (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in bitmap[x, y] == first } }
      #expect(!isPlain, "\(sample.name)")
      // Half of the margin stays free, so that nothing is cut at an edge; samples of backgrounds fill it.
      let margin = Int(Catalog.margin / 2)
      let isFree = (0..<height).allSatisfy { y in
        let isInside = (margin..<height - margin).contains(y)
        return (0..<width).allSatisfy { x in
          isInside && (margin..<width - margin).contains(x) || bitmap[x, y] == first
        }
      }
      #expect(isFree || sample.name.hasPrefix(".containerBackground"), "\(sample.name)")
    }
  }

  @Test func `names of samples are unique in their group`() {
    for group in Catalog.groups {
      let names = group.samples.map(\.name)
      #expect(Set(names).count == names.count, "\(group.title)")
      #expect(!names.isEmpty)
    }
    let titles = Catalog.groups.map(\.title.slug)
    #expect(Set(titles).count == titles.count)
  }

  @Test func `a small complication is drawn and shown at twice its size`() async throws {
    let corner = Sample("corner", in: .watch(.accessoryCorner)) { Text("21°").widgetLabel("Sunny") }
    let picture = try await Self.renderer.picture(of: corner, in: .light, scale: PixelScale(1))
    #expect(picture.frame.lowered.displayList.size == CGSize(width: 76, height: 76))
    #expect(picture.size == CGSize(width: 152, height: 152))
    #expect(try PNGDecoder.decode(picture.data).pixelSize == PixelSize(width: 152, height: 152))
    let bezel = Sample("bezel", in: .watch(.accessoryCircular, look: "bezel")) { Text("21°").widgetLabel("Sunny") }
    #expect(try await Self.renderer.picture(of: bezel, in: .light).size == CGSize(width: 198, height: 99))
  }

  @Test func `a Live Activity is drawn in its presentation, and out of date`() async throws {
    func text(_ family: WidgetFamily, isStale: Bool) async throws -> String {
      let sample = Sample("race", as: family, of: Race(), in: Race.ContentState(), isStale: isStale) { RaceActivity() }
      return try await Self.renderer.picture(of: sample, in: .light).frame.lowered.accessibilityText
    }
    #expect(try await text(.lockScreen, isStale: false) == "content")
    #expect(try await text(.banner, isStale: true) == "stale")
    #expect(try await text(.activitySmall, isStale: false) == "leading trailing")
  }

  @Test func `a place that does not exist is an error`() async {
    await #expect(throws: SampleError.self) {
      let sample = Sample("look", in: .phone(look: "sepia")) { Text("Moon") }
      _ = try await Self.renderer.picture(of: sample, in: .light)
    }
  }

  @Test func `every sample has its code`() throws {
    let sources = SampleSources(folder: Self.sources)
    for group in Catalog.groups {
      for sample in group.samples {
        let code = try sources.code(of: sample)
        #expect(!code.text.isEmpty && !code.text.contains("Sample(\""), "\(sample.name)")
      }
    }
  }

  @Test func `code is extracted between the braces of a sample`() {
    let lines = """
          Sample("a") { Text("one") }

          Sample("b", note: "Two.") {
            VStack {
              Text("two")
            }
          }

          Sample(
            "c", note: "Three."
          ) {
            Text("three")
          }

          Sample("d") { isNew in
            Text(isNew ? "new" : "old")
          }
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(SampleSources.code(in: lines, at: 0) == #"Text("one")"#)
    #expect(SampleSources.code(in: lines, at: 2) == "VStack {\n  Text(\"two\")\n}")
    #expect(SampleSources.code(in: lines, at: 8) == #"Text("three")"#)
    #expect(SampleSources.code(in: lines, at: 14) == "Text(isNew ? \"new\" : \"old\")")
    #expect(SampleSources.code(in: lines, at: 40) == nil)
  }

  @Test func `types are extracted up to their closing brace`() {
    let lines = """
      struct MoonSamples: SampleGroup {
      }

      private struct Moon: View {
        var body: some View { Text("Moon") }
      }

      extension View {
      }
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      SampleType.all(in: lines) == [
        SampleType(name: "Moon", text: "struct Moon: View {\n  var body: some View { Text(\"Moon\") }\n}")
      ])
  }

  @Test func `code is highlighted and escaped`() {
    #expect(
      SyntaxHighlighter.html("a < b") == "<span class=\"l\" style=\"--in:0\">a &lt; b\n</span>")
    #expect(SyntaxHighlighter.html(#"  Text("\(x, specifier: "%d")").bold()"#).contains("--in:2"))
    #expect(
      SyntaxHighlighter.html(#"Text("\(x, specifier: "%d")")"#).contains(
        #"<span class="s">&quot;\(x, specifier: &quot;%d&quot;)&quot;</span>"#))
    #expect(SyntaxHighlighter.html(".bold()").contains(#"<span class="m">bold</span>"#))
    #expect(SyntaxHighlighter.html(#""not closed"#).contains("&quot;not closed"))
  }

  private static func card(_ name: String, code: String, note: String? = nil) -> CatalogPage.Card {
    CatalogPage.Card(
      name: name, note: note, code: .init(text: code, types: []), file: "a/\(name.slug)",
      size: CGSize(width: 156, height: 116), isAnimated: false, spoken: "Moon", showsSpoken: true, problems: [])
  }

  @Test func `the page has a card for each sample`() {
    let card = Self.card(".padding(_:)", code: "Text(\"<b>\")", note: "A & B")
    let page = CatalogPage(sections: [.init(title: "A", summary: "B", cards: [card])]).html
    #expect(page.contains("a/padding-light.png") && page.contains("a/padding-dark.png"))
    #expect(page.contains("A &amp; B") && page.contains(".padding<wbr>(_:<wbr>)"))
    #expect(page.contains("<p>“Moon”</p>"))
    #expect(!page.contains("<b>"))
  }

  @Test(.enabled(if: Browser.isInstalled, "no /usr/bin/chromium: Scripts/bootstrap --tests installs it"))
  func `the page is searched by name and code`() async throws {
    let page = CatalogPage(sections: [
      .init(
        title: "Frames", summary: "",
        cards: [
          Self.card(".padding(_:)", code: "Text(\"Moon\").padding(8)"),
          Self.card(".frame(width:)", code: "Circle().frame(width: 20)"),
        ]),
      .init(title: "Shapes", summary: "", cards: [Self.card("Circle", code: "Circle()\n  .fill(.red)")]),
    ])
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "index.html")
    try Data(page.html.utf8).write(to: file)
    let told = try await Browser(in: folder).drive(
      file,
      #"""
      const shown = (name) => all(name).filter((each) => each.offsetParent !== null).map((each) => each.id).join();
      const state = () => `${shown("figure")} ${shown("section")} ${q("output").textContent} ${location.hash}`;
      tell("shared", state());
      enter(q("#search input"), "circle RED");
      tell("two", state());
      enter(q("#search input"), "frame(width:");
      tell("name", state());
      enter(q("#search input"), "square");
      tell("none", state());
      enter(q("#search input"), "");
      tell("all", state());
      press("/");
      tell("focus", document.activeElement === q("#search input"));
      tell("typed", press("/", q("#search input")));
      location.hash = "#search=padding";
      await until(() => all("figure:not([hidden])").length === 1);
      tell("changed", state() + q("nav").hidden);
      """#, fragment: "#search=circle")
    #expect(told["shared"] == "a-frame-width,a-circle frames,shapes 2 of 3 samples #search=circle")
    #expect(told["two"] == "a-circle shapes 1 of 3 samples #search=circle+RED")
    #expect(told["name"] == "a-frame-width frames 1 of 3 samples #search=frame%28width%3A")
    #expect(told["none"] == "  No sample matches #search=square")
    #expect(told["all"] == "a-padding,a-frame-width,a-circle frames,shapes  ")
    #expect(told["focus"] == "true" && told["typed"] == "true")
    #expect(told["changed"] == "a-padding frames 1 of 3 samples #search=paddingtrue")
  }

  private static let sources = Repository.file("Sources/Catalog/ViewCatalog")

  /// A hash of a text: FNV-1a with 64 bits.
  private func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

private struct Race: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct RaceActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Race.self) { context in
      Text(context.isStale ? "stale" : "content")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("center") }
      } compactLeading: {
        Text("leading")
      } compactTrailing: {
        Text("trailing")
      } minimal: {
        Text("minimal")
      }
    }
  }
}

extension Sample {
  /// Whether it has the margin of a card. Controls, Live Activities and widgets in a place have none.
  fileprivate var isOnCard: Bool {
    switch subject {
    case .view, .change: true
    case .preview, .placed, .widget: false
    }
  }
}
