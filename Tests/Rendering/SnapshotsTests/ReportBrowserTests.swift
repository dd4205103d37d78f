import BrowserDriving
import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import Snapshots

/// The page of a report in a real browser, from the file system.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "no /usr/bin/chromium: Scripts/bootstrap --tests installs it"))
struct ReportBrowserTests {
  let bench: ReportBench
  let browser: Browser

  init() throws {
    bench = try ReportBench()
    browser = Browser(in: bench.folder)
    try bench.report.begin(run: "a run")
    try bench.noteAll()
  }

  private func drive(_ script: String, fragment: String = "") async throws -> [String: String] {
    let open = "const open = (name) => all('.row').find((row) => row.title === name).click();\n"
    return try await browser.drive(
      bench.report.page, open + script, fragment: fragment, when: "q('.row') !== null")
  }

  @Test func `the browser accepts every script and every rule of the page's files`() async throws {
    let scripts = ReportPage.scripts.map { String(decoding: $0, as: UTF8.self) }
    let styles = ReportPage.styles.map { String(decoding: $0, as: UTF8.self) }
    // A browser drops a rule that it cannot read without a word.
    let told = try await drive(
      #"""
      const parses = (text) => { try { new Function(text); return "yes"; } catch (error) { return String(error); } };
      tell("scripts", \#(ReportLine.json(scripts)).map(parses).join());
      const rules = (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet.cssRules.length;
      };
      tell("rules", \#(ReportLine.json(styles)).map(rules).join());
      """#)
    #expect(told["scripts"] == scripts.map { _ in "yes" }.joined(separator: ","))
    #expect(told["rules"] == styles.map { "\(Self.ruleCount(of: $0))" }.joined(separator: ","))
  }

  /// Of a style sheet, those in other rules not counted.
  private static func ruleCount(of css: String) -> Int {
    var (depth, count) = (0, 0)
    for character in css.replacing(/"[^"]*"/, with: "") {
      if character == "{" {
        if depth == 0 { count += 1 }
        depth += 1
      } else if character == "}" {
        depth -= 1
      }
    }
    return depth == 0 ? count : -1
  }

  @Test func `the list is filtered, stepped through with keys, and addressed by fragments`() async throws {
    let told = try await drive(
      #"""
      tell("rows", all(".row").length);
      tell("chips", all(".chip").map((chip) => chip.dataset.kind + chip.querySelector("b").textContent).join(" "));
      tell("first", q("h2").textContent);
      q("#filter").value = "SMALL comic";
      q("#filter").dispatchEvent(new Event("input"));
      tell("filtered", all(".row").length);
      tell("summary", q("#summary").textContent);
      q("[data-kind=recorded]").click();
      tell("both", all(".row").map((row) => row.title).join());
      tell("pressed", q("[data-kind=recorded]").getAttribute("aria-pressed"));
      q("[data-kind=recorded]").click();
      q("#filter").value = "zzz";
      q("#filter").dispatchEvent(new Event("input"));
      tell("none", q("#list").textContent);
      q("#filter").value = "";
      q("#filter").dispatchEvent(new Event("input"));
      press("k");
      tell("previous", q("h2").textContent);
      press("ArrowDown"); press("j");
      tell("next", q("h2").textContent);
      tell("current", all("[aria-current]").map((row) => row.title).join());
      tell("hash", location.hash);
      press("j", q("#filter"));
      tell("typed", q("h2").textContent);
      location.hash = "#" + encodeURIComponent("ComicWidgetTests/trapping");
      await until(() => q("h2").textContent.endsWith("trapping"));
      tell("stopped", q(".message").textContent + q(".verdict").textContent);
      location.hash = "#%E0%A4%A";
      await until(() => q("h2") === null);
      tell("unknown", q("#detail").textContent);
      tell("warning", q("#warning").hidden);
      """#, fragment: "#ComicWidgetTests%2FsystemSmall")
    #expect(told["rows"] == "8")
    #expect(told["chips"] == "differs4 missing1 recorded1 stopped1 other1")
    #expect(told["first"] == "ComicWidgetTests/systemSmall")
    #expect(told["filtered"] == "3" && told["summary"] == "3 of 8 snapshots")
    #expect(told["both"] == "ComicWidgetTests/systemSmall.recorded" && told["pressed"] == "true")
    #expect(told["none"] == "No snapshot matches the filter.")
    #expect(told["previous"] == "ComicWidgetTests/systemMedium.dark")
    #expect(told["next"] == "ComicWidgetTests/systemSmall.new" && told["current"] == told["next"])
    #expect(told["hash"] == "#ComicWidgetTests%2FsystemSmall.new")
    #expect(told["typed"] == told["next"], "letters in the filter are no commands")
    #expect(told["stopped"] == "Stopped while drawing ComicWidgetTests/trapping.✕Stopped")
    #expect(told["unknown"] == "No snapshot has this name." && told["warning"] == "true")
  }

  @Test func `pictures are swiped, blinked, blended and zoomed in sync`() async throws {
    let told = try await drive(
      #"""
      open("ComicWidgetTests/systemMedium.dark");
      const images = () => all(".layer img");
      await until(() => images().every((image) => image.naturalWidth > 0));
      tell("natural", images().map((image) => `${image.naturalWidth}x${image.naturalHeight}`).join());
      for (let presses = 0; presses < 9; presses += 1) press("+");
      tell("zoomed", q(".percent").textContent + images()[0].style.imageRendering);
      tell("widths", images().map((image) => parseFloat(image.style.width) / image.naturalWidth).join());
      const before = images().map((image) => parseFloat(image.style.left));
      point("pointerdown", q(".pane"), 100, 100);
      point("pointermove", q(".pane"), 60, 100);
      point("pointerup", q(".pane"), 60, 100);
      tell("panned", images().map((image, index) => Math.round(parseFloat(image.style.left) - before[index])).join());
      press("-");
      tell("out", q(".percent").textContent);
      press("z");
      const frame = q(".pane").getBoundingClientRect();
      const box = q(".box").getBoundingClientRect();
      tell("inside", box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom);
      press("0");
      const fit = q(".percent").textContent;
      q(".pane").dispatchEvent(new WheelEvent("wheel", { deltaY: -240, bubbles: true, cancelable: true }));
      tell("unwheeled", q(".percent").textContent === fit);
      q(".pane").dispatchEvent(new WheelEvent("wheel", { deltaY: -240, ctrlKey: true, bubbles: true, cancelable: true }));
      tell("wheeled", Math.abs(parseInt(q(".percent").textContent) - 2 * parseInt(fit)) < 3);
      q(".check input").click();
      tell("outline", all(".box").every((box) => box.hidden));

      q("[data-mode=swipe]").click();
      const divider = q(".divider");
      press("ArrowRight", divider); press("ArrowRight", divider, { shiftKey: true });
      tell("keyed", divider.getAttribute("aria-valuenow") + q(".candidate").style.clipPath);
      const pane = q(".pane").getBoundingClientRect();
      point("pointerdown", divider, pane.left + pane.width / 2, pane.top + 50);
      point("pointermove", divider, pane.left + pane.width / 4, pane.top + 50);
      point("pointerup", divider, pane.left + pane.width / 4, pane.top + 50);
      point("pointermove", divider, pane.left + pane.width, pane.top + 50);
      tell("dragged", divider.getAttribute("aria-valuenow"));
      tell("name", q("h2").textContent);

      press("3");
      const pause = all(".below button").find((button) => button.textContent === "Pause");
      pause.click();
      const was = q(".candidate").style.visibility;
      all(".below button")[1].click();
      tell("flipped", [was, q(".candidate").style.visibility].sort().join());
      press("5");
      q(".below input").value = "30";
      q(".below input").dispatchEvent(new Event("input"));
      tell("opacity", q(".candidate").style.opacity);
      q("[data-mode=difference]").click();
      await until(() => images().every((image) => image.naturalWidth > 0));
      tell("difference", images().length + q(".layer img").getAttribute("src"));
      tell("facts", q(".facts").textContent);
      press("1");
      open("ComicWidgetTests/systemSmall");
      await until(() => images().every((image) => image.naturalWidth > 0));
      tell("sizes", images().map((image) => parseFloat(image.style.width) > 0).join() + q(".facts").textContent);
      open("ComicWidgetTests/systemSmall.new");
      tell("alone", `${all(".pane").length} ${all("button[data-mode]").length}`);
      open("ComicWidgetTests/unreadable");
      tell("unreadable", q(".aside").textContent);
      open("ComicWidgetTests/systemMedium.dark");
      let copied = "";
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } } });
      q(".paths button").click();
      await until(() => q(".paths button").textContent === "Copied");
      tell("copied", copied + "|" + q("#status").textContent);
      """#)
    #expect(told["natural"] == "182x85,182x85")
    #expect(told["zoomed"] == "1600 %pixelated" && told["widths"] == "16,16")
    #expect(told["panned"] == "-40,-40" && told["out"] == "800 %" && told["inside"] == "true")
    #expect(told["unwheeled"] == "true" && told["wheeled"] == "true" && told["outline"] == "true")
    #expect(told["keyed"] == "62inset(0px 0px 0px 62%)" && told["dragged"] == "25")
    #expect(told["name"] == "ComicWidgetTests/systemMedium.dark", "keys of the divider do not turn the page")
    #expect(told["flipped"] == "hidden,visible" && told["opacity"] == "0.3")
    #expect(told["difference"]?.hasSuffix("/difference.png") == true && told["difference"]?.first == "1")
    #expect(told["facts"]?.contains("ΔE, at most31.27") == true)
    #expect(told["sizes"]?.hasPrefix("true,true") == true && told["sizes"]?.contains("Reference's size") == true)
    #expect(told["alone"] == "1 0")
    #expect(
      told["copied"] == "Tests/__Snapshots__/ComicWidgetTests/systemMedium.dark.png|reference path copied")
    #expect(told["unreadable"]?.hasPrefix("The reference is not a readable image") == true)
  }

  @Test func `the change to the next entry is played, and the pictures return`() async throws {
    let before = try PNGDecoder.decode(ReportBench.picture("comic/medium-cover"))
    let after = try PNGDecoder.decode(ReportBench.picture("comic/medium-progress-7"))
    var animation = AnimatedPicture(.apng, rate: 30)
    for bitmap in [before, after] { try animation.append(bitmap) }
    let change = ReportChange(picture: animation.data, size: after.pixelSize, milliseconds: 67)
    try bench.report.note(change, of: "ComicWidgetTests/systemMedium.dark")
    try bench.report.note(change, of: "ComicWidgetTests/systemSmall.new")
    let told = try await drive(
      #"""
      open("ComicWidgetTests/text");
      tell("without", String(q("#play")));
      open("ComicWidgetTests/systemMedium.dark");
      const isSeen = (element) => getComputedStyle(element).display !== "none";
      const tags = () => all(".tag").filter(isSeen).map((tag) => tag.textContent).join();
      const source = () => all(".layer img").filter((image) => isSeen(image.parentElement)).at(-1).getAttribute("src");
      tell("before", tags());
      holdTimers();
      q("#play").click();
      tell("during", tags() + source().replace(/.*\//, " "));
      const first = source();
      await until(() => q(".change img").naturalWidth > 0);
      tell("size", q(".change img").naturalWidth);
      press("p");
      tell("again", source() !== first && all(".layer.change").length === 1);
      await until(() => q(".change img").complete && held.size > 0);
      fireTimers();
      tell("after", tags());
      press("p"); press("2");
      tell("left", tags() + q("[data-mode=swipe]").getAttribute("aria-pressed"));
      press("p");
      tell("swiped", tags() + source().replace(/.*\//, " "));
      press("1");
      open("ComicWidgetTests/systemSmall.new");
      q("#play").click();
      tell("alone", tags());
      await until(() => held.size > 0);
      fireTimers();
      tell("files", tags() + q(".files").textContent);
      """#)
    #expect(told["without"] == "null" && told["before"] == "Reference,Candidate")
    #expect(told["during"] == "Reference,Change to the next entry change.apng?1" && told["size"] == "182")
    #expect(told["again"] == "true" && told["after"] == "Reference,Candidate")
    #expect(told["left"] == "Reference,Candidatetrue" && told["swiped"] == "Change to the next entry change.apng?4")
    #expect(told["alone"] == "Change to the next entry")
    #expect(told["files"]?.contains("Candidate") == true && told["files"]?.contains("change.apng") == true)
  }

  @Test func `changed lines are shown, and all lines on request`() async throws {
    let told = try await drive(
      #"""
      open("ComicWidgetTests/systemMedium.dark");
      tell("title", q(".changes h3").textContent);
      const code = (name) => all(`tr.${name} .code`).map((cell) => cell.textContent.replace(/^(removed|added): /, ""));
      tell("removed", code("removed").join("\n"));
      tell("added", code("added").join("\n"));
      tell("marks", all("tr.added mark").map((mark) => mark.textContent).join("|"));
      const few = all("tr").length;
      q(".changes .plain").click();
      await until(() => all("tr").length > few);
      tell("all", all("tr").length - all("tr.removed").length);
      tell("numbers", all("tr:not(.removed) .number:nth-child(2)").every((cell, index) => cell.textContent === String(index + 1)));
      q(".changes .plain").click();
      tell("again", all("tr").length === few);
      """#)
    let (old, new) = (ReportBench.list("comic/medium-cover"), ReportBench.list("comic/medium-progress-7"))
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(told["title"] == "Display list")
    #expect(told["removed"]?.contains("73% read") == true && told["added"]?.contains("7% read") == true)
    #expect(told["removed"] != told["added"] && old != new && told["marks"]?.isEmpty == false)
    #expect(told["all"] == "\(lines.count)" && told["numbers"] == "true" && told["again"] == "true")
  }

  @Test func `a name can contain anything`() async throws {
    let fragment = try #require(bench.report.page(showing: ReportBench.nastyName).fragment(percentEncoded: true))
    let told = try await drive(
      #"""
      tell("heading", encodeURIComponent(q("h2").textContent));
      tell("markup", all("#detail b, #list .name b, #x").length);
      tell("stolen", window.stolen);
      tell("message", q(".message").textContent);
      tell("text", all(".code").map((cell) => cell.textContent).join("|"));
      q(".changes .plain").click();
      await until(() => q(".changes .plain").textContent !== "Show all lines");
      tell("loaded", q(".changes .plain").textContent);
      """#, fragment: "#" + fragment)
    #expect(told["heading"]?.removingPercentEncoding == ReportBench.nastyName)
    #expect(told["markup"] == "0" && told["stolen"] == "undefined" && told["message"]?.hasPrefix("<img") == true)
    #expect(told["text"]?.contains("removed: </script>|added: <b>new</b>") == true)
    #expect(told["loaded"] == "Show changes only")
  }

  @Test(arguments: [2, 9, 30, 90])
  func `an incomplete line is skipped, at the end and between others`(_ count: Int) async throws {
    let line = bench.report.stopLine(name: "half", source: nil)
    func append(_ bytes: some Collection<UInt8>) throws {
      let handle = try FileHandle(forWritingTo: bench.report.results)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    }
    let script =
      "tell('rows', all('.row').length); tell('warning', q('#warning').hidden ? '' : q('#warning').textContent)"
    try append(line.prefix(count))
    // A line that ends within a tag leaves nothing visible.
    let broken = count > 18 ? "1 line of results.html is broken" : ""
    var told = try await drive(script)
    #expect(told["rows"] == "8" && told["warning"]?.hasPrefix(broken) == true)
    try append(bench.report.stopLine(name: "whole", source: nil))
    told = try await drive(script)
    #expect(told["rows"] == "9" && told["warning"]?.hasPrefix(broken) == true)
    #expect(told["warning"]?.isEmpty == broken.isEmpty)
  }

  @Test func `an unfinished run has a warning, and a stale reference is shown`() async throws {
    let script = """
      tell("warning", q("#warning").hidden ? "" : q("#warning").textContent);
      open("stale");
      await until(() => q(".layer img").naturalWidth > 0);
      tell("stale", q(".verdict").textContent + all(".pane").length + q(".tag").textContent);
      tell("facts", q(".facts").textContent);
      """
    let picture = ReportBench.picture("comic/small-cover")
    try bench.report.note(ReportEntry(name: "stale", content: .stale(reference: picture), message: "It is stale."))
    for part in ["1", "2"] { try bench.report.noteBegin(of: part) }
    try bench.report.noteEnd(of: "1")
    var told = try await drive(script)
    #expect(told["warning"]?.hasPrefix("The run did not finish") == true)
    #expect(told["stale"] == "~Stale1Reference" && told["facts"] == "Size170 × 170 px")
    try bench.report.noteEnd(of: "2")
    told = try await drive(script)
    #expect(told["warning"] == "")
  }

  @Test func `missing results have a warning`() async throws {
    try FileManager.default.removeItem(at: bench.report.results)
    let visit = try await browser.visit(bench.report.page, ["--dump-dom"])
    #expect(visit.document.contains("results.html is missing or unreadable</p>"))
    #expect(visit.document.contains("The report is empty.</li>"))
  }

  @Test(arguments: ["1200,900", "700,900"])
  func `the page has visible contents`(_ size: String) async throws {
    let picture = bench.folder.appending(path: "shot.png")
    let visit = try await browser.visit(bench.report.page, size: size, ["--screenshot=\(picture.path)"])
    #expect(visit.console == [])
    let shot = try PNGDecoder.decode(try Data(contentsOf: picture))
    #expect("\(shot.pixelSize.width),\(shot.pixelSize.height)" == size)
    var colors = Set<UInt32>()
    for y in 0..<shot.pixelSize.height { for x in 0..<shot.pixelSize.width { colors.insert(shot[x, y]) } }
    #expect(colors.count > 1000, "the pictures are to be seen")
  }
}
