import BrowserDriving
import Foundation
import Testing

/// The page of `gallery` in a browser, from the file system, and the commands on it.
@Suite(.serialized)
struct GalleryPageTests {
  private static let reason: Comment = "no /usr/bin/chromium: Scripts/bootstrap --tests installs it"

  let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "The \"Tide\" & more", "progress": 7}"#)
  }

  private func draw(_ words: String...) async throws {
    let run = try await bench.run(["gallery", "--at", ToolBench.date, "--scale", "1", "--output", "g"] + words)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
  }

  private func drive(_ script: String, fragment: String = "", _ arguments: [String] = []) async throws -> [String:
    String]
  {
    try await Browser(in: bench.folder).drive(
      bench.folder.appending(path: "g/index.html"), Self.tools + script, fragment: fragment, arguments)
  }

  private static let tools = #"""
    const shown = () => all(".card").filter((card) => card.offsetParent !== null);
    const count = () => `${shown().length} ${q("#filter output").textContent}`;
    const names = () => all("#filter select").map((select) => select.name).join();
    const each = (name) => [...new Set(shown().map((card) => card.getAttribute(`data-${name}`)))].join();
    const select = (name, value) => enter(q(`#filter [name=${name}]`), value);
    const check = (name, value) => {
      const input = q(`#filter [name=${name}][value=${value}]`);
      input.checked = true;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };

    """#

  @Test(.enabled(if: Browser.isInstalled, reason))
  func `the page filters by widget, family, device, language and scheme`() async throws {
    try await draw("--matrix", "family=small,medium,circular; device=iphone-15,ipad-air; locale=en_US,ar")
    let told = try await drive(
      #"""
      tell("names", names());
      tell("all", count());
      select("widget", "comic");
      tell("comic", count());
      select("family", "systemSmall");
      select("device", "ipad-820x1180");
      select("locale", "ar");
      check("scheme", "both");
      tell("one", count() + each("scheme") + each("locale") + each("device") + each("family"));
      tell("rest", all("section").filter((section) => section.offsetParent !== null).length);
      tell("hash", location.hash);
      check("scheme", "dark");
      tell("dark", each("scheme") + getComputedStyle(q("html")).colorScheme);
      select("family", "accessoryCircular");
      tell("none", count() + q("#none").hidden);
      q("#clear").click();
      tell("cleared", (count() === told.all) + location.hash + q("#clear").hidden);
      check("scheme", "light");
      tell("vibrant", each("scheme"));
      """#)
    #expect(told["names"] == "widget,family,device,locale")
    #expect(told["comic"] == "8 8 pictures")
    #expect(told["one"] == "2 2 pictureslight,darkaripad-820x1180systemSmall" && told["rest"] == "1")
    #expect(told["hash"] == "#widget=comic&family=systemSmall&device=ipad-820x1180&locale=ar&scheme=both")
    #expect(told["dark"] == "darkdark")
    #expect(told["none"] == "0 0 picturesfalse")
    // The mode of the Lock Screen has only dark pictures.
    #expect(told["cleared"] == "true#scheme=darktrue" && told["vibrant"] == "light,dark")
  }

  @Test(.enabled(if: Browser.isInstalled, reason))
  func `a filter with one value is left out, and the state is in the address`() async throws {
    try await draw("--matrix", "family=small")
    let told = try await drive(
      #"""
      tell("names", names());
      tell("widgets", each("widget"));
      tell("details", all("details").every((details) => details.open));
      tell("scheme", each("scheme") + q("[name=scheme]:checked").value);
      location.hash = "#widget=nobody&scheme=odd";
      await until(() => shown().length > 1);
      tell("unknown", all("details").some((details) => details.open) + q("[name=scheme]:checked").value);
      """#, fragment: "#widget=comic&details=&scheme=dark", ["--blink-settings=preferredColorScheme=1"])
    #expect(told["names"] == "widget" && told["widgets"] == "comic")
    #expect(told["details"] == "true" && told["scheme"] == "darkdark")
    #expect(told["unknown"] == "falselight")
  }

  @Test(.enabled(if: Browser.isInstalled, reason))
  func `the entries of a timeline are under a slider`() async throws {
    try await draw("--entries", "3", "--matrix", "family=small,circular")
    let told = try await drive(
      #"""
      const section = q(".card[data-widget=clock]").closest("section");
      const range = section.querySelector("[type=range]");
      const pictures = () => [...section.querySelectorAll("img")].filter((image) => image.offsetParent !== null)
        .map((image) => image.getAttribute("src").split("/")[1]).join();
      const state = () => `${pictures()} ${section.querySelector(".scrub output").textContent}`;
      tell("shared", state());
      range.value = 0;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      tell("first", state() + location.hash);
      [...section.querySelectorAll("summary")].find((each) => each.offsetParent !== null).click();
      range.stepUp();
      range.dispatchEvent(new Event("input", { bubbles: true }));
      tell("second", state() + location.hash);
      tell("open", [...section.querySelectorAll("details[open]")].filter((each) => each.offsetParent !== null).length);
      tell("spoken", range.getAttribute("aria-valuetext") === section.querySelector(".scrub output").textContent);
      tell("single", q(".card[data-widget=comic]").closest("section").querySelector(".scrub").hidden);
      """#, fragment: "#scheme=light&at=2026-11-21T08:02:30Z")
    #expect(
      told["shared"]
        == "systemSmall-light-20261121T080200Z.png,accessoryCircular-dark-20261121T080200Z.png 21 Nov 2026 at 8:02 (3 of 3)",
      "\(told)")
    #expect(
      told["first"]
        == "systemSmall-light.png,accessoryCircular-dark.png 21 Nov 2026 at 8:00 (1 of 3)#scheme=light&at=2026-11-21T08%3A00%3A00Z"
    )
    #expect(
      told["second"]
        == "systemSmall-light-20261121T080100Z.png,accessoryCircular-dark-20261121T080100Z.png 21 Nov 2026 at 8:01 (2 of 3)#scheme=light&at=2026-11-21T08%3A01%3A00Z"
    )
    #expect(told["open"] == "1", "details stay open")
    #expect(told["spoken"] == "true" && told["single"] == "true")
  }

  @Test(.enabled(if: Browser.isInstalled, reason), arguments: [false, true])
  func `a step to the next entry plays its change`(isCalm: Bool) async throws {
    try await draw("--entries", "3", "--matrix", "family=small,circular", "--animate", "apng")
    let told = try await drive(
      #"""
      const section = q(".card[data-widget=clock]").closest("section");
      const range = section.querySelector("[type=range]");
      const button = section.querySelector(".play");
      const changes = () => [...section.querySelectorAll("img.change")];
      const files = () => changes().map((image) => image.getAttribute("src").replace(/[?].*/, "")).join();
      const stills = () => [...section.querySelectorAll(".picture > img:not(.change)")]
        .filter((image) => image.offsetParent !== null).length;
      tell("first", button.disabled);
      holdTimers();
      enter(range, 1);
      if (isCalm) tell("calm", changes().length);
      if (isCalm) button.click();
      await until(() => changes().length === 2);
      tell("step", files());
      tell("over", changes().every((image) => image.getBoundingClientRect().width === image.parentElement.offsetWidth));
      const source = changes()[0].src;
      fireTimers();
      tell("ended", changes().length);
      tell("left", stills());
      button.click();
      await until(() => changes().length === 2);
      tell("again", changes()[0].src !== source && !button.disabled);
      enter(range, 0);
      tell("back", changes().length);
      enter(range, 2);
      tell("jump", changes().length);
      tell("single", q(".card[data-widget=comic]").closest("section").querySelector(".play") === null);
      """#.replacing("isCalm", with: "\(isCalm)"), fragment: "#scheme=light&at=2026-11-21T08:00:00Z",
      isCalm ? ["--force-prefers-reduced-motion"] : [])
    let step =
      "clock/systemSmall-light-20261121T080100Z.change.apng,clock/accessoryCircular-dark-20261121T080100Z.change.apng"
    #expect(told["first"] == "true" && told["step"] == step && told["over"] == "true", "\(told)")
    #expect(told["calm"] == (isCalm ? "0" : nil))
    #expect(told["ended"] == "0" && told["left"] == "2" && told["again"] == "true")
    #expect(told["back"] == "0" && told["jump"] == "0" && told["single"] == "true")
  }

  @Test(.enabled(if: Browser.isInstalled, reason))
  func `a change that is missing leaves the picture`() async throws {
    try await draw("--entries", "2", "--matrix", "family=small", "--scheme", "light", "--animate", "apng")
    try bench.remove("g/clock/systemSmall-light-20261121T080100Z.change.apng")
    let told = try await drive(
      #"""
      const section = q(".card[data-widget=clock]").closest("section");
      enter(section.querySelector("[type=range]"), 1);
      await until(() => q("#status").textContent);
      tell("status", q("#status").textContent + section.querySelectorAll("img.change").length);
      tell("shown", [...section.querySelectorAll("figure")].filter((each) => each.offsetParent).map((each) => each.dataset.step));
      """#, fragment: "#at=2026-11-21T08:00:00Z")
    #expect(told["status"] == "The change could not be loaded.0" && told["shown"] == "2026-11-21T08:01:00Z")
  }

  @Test(.enabled(if: Browser.isInstalled, reason))
  func `links and texts are over the picture, and the command is copied`() async throws {
    try await draw("--matrix", "family=medium")
    let told = try await drive(
      #"""
      const figure = q(".card[data-widget=comic] figure");
      const area = figure.querySelector(".area");
      const [frame, picture] = [area, figure.querySelector("img")].map((each) => JSON.stringify(each.getBoundingClientRect()));
      tell("frame", frame === picture);
      const tip = () => getComputedStyle(area.querySelector(".tip")).display;
      tell("before", tip());
      area.focus();
      tell("tip", tip() + area.querySelector(".tip").textContent);
      tell("link", area.getAttribute("href") + area.getAttribute("aria-label"));
      let copied = "";
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } } });
      const button = figure.querySelector(".copy");
      button.click();
      await until(() => button.textContent === "Copied");
      tell("copied", copied);
      navigator.clipboard.writeText = async () => { throw new Error("refused"); };
      button.click();
      await until(() => figure.querySelector("details").open);
      tell("selected", getSelection().toString());
      """#, fragment: "#scheme=light")
    #expect(told["frame"] == "true" && told["before"] == "none")
    #expect(told["tip"]?.hasPrefix("block") == true && told["tip"]?.hasSuffix("dbmultiverse://chapter/1") == true)
    #expect(told["link"]?.hasPrefix("dbmultiverse://chapter/1") == true && told["link"]?.contains("“") != true)
    let command =
      "almanac render comic --family systemMedium --scale 1 --scheme light --locale en_US --time-zone GMT --at 2026-11-21T08:00:00Z -o picture.png"
    #expect(told["copied"] == command && told["selected"] == command)
  }

  @Test(.enabled(if: Browser.isInstalled, reason), arguments: ["1280,900", "390,900"])
  func `the page fits its window`(_ size: String) async throws {
    try await draw("--matrix", "device=ipad-pro-12.9")
    let told = try await drive(
      "tell('width', document.documentElement.scrollWidth - innerWidth)", fragment: "#scheme=both&details=",
      ["--window-size=\(size)"])
    #expect(told["width"] == "0")
  }

  /// The pictures of the page, and their commands.
  private func commands() throws -> [(file: String, command: String)] {
    let page = String(decoding: try #require(bench.data("g/index.html")), as: UTF8.self)
    let figures = page.matches(of: /<figure[\s\S]*?src="([^"]*)"[\s\S]*?class="command">([^<]*)<\/code>/)
    return figures.map { match in
      let command = [("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        .reduce(String(match.2)) { $0.replacing($1.0, with: $1.1) }
      return (String(match.1), command)
    }
  }

  @Test(arguments: [
    ["--entries", "3", "--matrix", "family=small,circular; device=ipad-air,iphone-15; locale=ar; scheme=dark"],
    ["--time-zone", "Asia/Tokyo", "--palette", "bw", "--entries", "2", "--matrix", "family=medium"],
    [
      "--set", "zone=America/New_York", "--transparent", "--format", "svg", "--matrix",
      "family=small; type-size=xSmall",
    ],
  ])
  func `each command draws the very same picture`(_ options: [String]) async throws {
    let run = try await bench.run(["gallery", "--at", ToolBench.date, "--scale", "1", "--output", "g"] + options)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    let all = try commands()
    if options.contains("--set") {
      #expect(all.contains { $0.command.contains(" --set zone=America/New_York ") })
      #expect(all.contains { !$0.command.contains("--set") })
    }
    #expect(all.count == run.text.split(separator: "\n").count && all.count > 5)
    let tools = try ToolBench.tool().deletingLastPathComponent().path
    let shell = URL(fileURLWithPath: "/bin/sh")
    for (file, command) in all {
      let drawn = try await bench.run(["-c", "PATH='\(tools)'; \(command)"], executable: shell)
      #expect(drawn.exitCode == 0, "\(command): \(drawn.errors)")
      let name = drawn.text.trimmingCharacters(in: .newlines)
      #expect(bench.data(name) == bench.data("g/\(file)") && bench.data(name) != nil, "\(command)")
    }
  }

  @Test func `a gallery's options have errors`() async throws {
    for (words, message) in [
      (["--entries", "0"], "--entries must be at least 1"), (["--matrix", "colour=red"], "axis"),
      (["--animate", "frames", "--entries", "2"], "unknown animation 'frames'. Choose from: apng, webp."),
      (["--animate", "apng"], "--animate needs --entries of at least 2, or --previews."),
      (["--animate", "apng", "--entries", "2", "--palette", "bw"], "--animate needs PNG pictures in all colours."),
      (["--matrix", "family=systemExtraLarge"], "None of the widgets supports the matrix."),
    ] {
      let run = try await bench.run(["gallery", "--output", "g"] + words)
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(words): \(run.errors)")
    }
    #expect(bench.data("g/index.html") == nil)
  }

  @Test func `a scheme that is given is the only one`() async throws {
    try await draw("--scheme", "dark", "--matrix", "family=small")
    #expect(try bench.names(in: "g/comic") == ["systemSmall-dark.png"])
  }
}
