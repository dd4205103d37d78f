import BundledWidgets
import Foundation
import Testing
import Timelines
import Widgets

@Suite struct GalleryAndTimelineTests {
  private static let families = AlmanacWidgets().kinds.map { (key: $0.kind, value: $0.families.map(\.name)) }

  @Test func `the gallery's page escapes its content`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "<script>alert(\"&\")</script>", "progress": 7}"#)
    let run = try await bench.run(["gallery", "--at", ToolBench.date, "--scale", "1", "--output", "g/"])
    #expect(run.exitCode == 0)
    let page = String(decoding: try #require(bench.data("g/index.html")), as: UTF8.self)
    #expect(page.contains("&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;"))
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.contains(#"<a href="dbmultiverse://chapter/1" class="area" style="left:0.0%;top:0.0%;"#))
  }

  @Test func `a gallery has every widget, family and scheme`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["gallery", "--at", ToolBench.date, "--scale", "1", "--output", "g"])
    let paths = run.text.split(separator: "\n").map(String.init)
    let expected = Self.families.flatMap { kind, families in
      // The largest family exists only on iPad.
      families.filter { $0 != "systemExtraLarge" }.flatMap { family in
        (family.hasPrefix("accessory") ? ["dark"] : ["dark", "light"]).map { "g/\(kind)/\(family)-\($0).png" }
      }
    }
    #expect(try bench.names(in: "g") == (Self.families.map(\.key) + ["index.html"]).sorted())
    #expect(try bench.names(in: "g/smart-feeds") == ["systemSmall-dark.png", "systemSmall-light.png"])
    #expect(paths.count == expected.count)
    #expect(Set(paths) == Set(expected))
    let page = String(decoding: try #require(bench.data("g/index.html")), as: UTF8.self)
    for path in paths { #expect(page.contains("src=\"\(path.dropFirst(2))\"")) }
  }

  @Test(arguments: ["apng", "webp"])
  func `the changes of a gallery are those of a timeline`(_ format: String) async throws {
    let bench = try ToolBench()
    let usual = [
      "--at", ToolBench.date, "--scale", "1", "--locale", "en_US", "--time-zone", "GMT", "--animate", format,
    ]
    let gallery = try await bench.run(
      ["gallery", "--entries", "3", "--matrix", "family=small", "--scheme", "dark", "--output", "g"] + usual)
    try #require(gallery.exitCode == 0, Comment(rawValue: gallery.errors))
    let timeline = try await bench.run(
      ["timeline", "clock", "--family", "small", "--scheme", "dark", "--output", "t"] + usual)
    try #require(timeline.exitCode == 0, Comment(rawValue: timeline.errors))
    let names = ["20261121T080100Z", "20261121T080200Z"]
    #expect(
      try bench.names(in: "g/clock")
        == names.flatMap { ["systemSmall-dark-\($0).change.\(format)", "systemSmall-dark-\($0).png"] }
        + ["systemSmall-dark.png"])
    for name in names {
      let change = try #require(bench.data("g/clock/systemSmall-dark-\(name).change.\(format)"))
      #expect(change == bench.data("t/\(name).change.\(format)"))
      #expect(gallery.text.contains("g/clock/systemSmall-dark-\(name).change.\(format)\n"))
    }
    #expect(try bench.names(in: "g/comic") == ["systemSmall-dark.png"])
  }

  @Test func `a gallery of some widgets has only those`() async throws {
    let bench = try ToolBench()
    let usual = ["--at", ToolBench.date, "--scale", "1", "--matrix", "family=small", "--output", "g"]
    let some = try await bench.run(["gallery", "clock", "comic", "clock"] + usual)
    #expect(some.exitCode == 0 && some.text.split(separator: "\n").count == 4, Comment(rawValue: some.errors))
    #expect(try bench.names(in: "g") == ["clock", "comic", "index.html"])
    let unknown = try await bench.run(["gallery", "clok"] + usual)
    #expect(
      unknown.exitCode == 64 && unknown.errors.contains("Did you mean 'clock'?"), Comment(rawValue: unknown.errors))
  }

  @Test func `snapshots have the user's colour and wallpaper`() async throws {
    let bench = try ToolBench()
    func snapshot(_ command: String, _ options: String...) async throws -> Int32 {
      try await bench.run(
        ["snapshot", command, "clock", "--matrix", "family=small; scheme=dark; look=tinted", "--scale", "1"] + options
      ).exitCode
    }
    #expect(try await snapshot("record", "--accent", "#FF0000", "--backdrop", "#102040") == 0)
    #expect(try await snapshot("verify", "--accent", "#FF0000", "--backdrop", "#102040") == 0)
    #expect(try await snapshot("verify", "--accent", "#00FF00", "--backdrop", "#102040") != 0)
    #expect(try await snapshot("verify", "--accent", "#FF0000", "--backdrop", "#FFFFFF") != 0)
  }

  @Test func `fewer pictures of a change replace more`() async throws {
    let bench = try ToolBench()
    let arguments = [
      "timeline", "clock", "--family", "small", "--at", ToolBench.date, "--scale", "1", "--animate", "frames",
      "--output", "t",
    ]
    #expect(try await bench.run(arguments).exitCode == 0)
    let folder = "t/20261121T080100Z.change"
    let names = try bench.names(in: folder)
    let picture = try #require(bench.data("\(folder)/001.png"))
    let further = String(format: "%03d.png", names.count + 1)
    try picture.write(to: URL(fileURLWithPath: bench.path("\(folder)/\(further)")))
    #expect(try await bench.run(arguments).exitCode == 0)
    #expect(try bench.names(in: folder) == names)
  }

  @Test func `a gallery that cannot be created exits with 73`() async throws {
    let run = try await ToolBench().run(["gallery", "--output", "/proc/gallery"])
    #expect(run.exitCode == 73)
    #expect(run.output.isEmpty)
  }

  @Test func `a timeline is the same, however many pictures are drawn at once`() async throws {
    let bench = try ToolBench()
    for jobs in ["1", "4"] {
      let arguments = ["timeline", "clock", "--family", "small", "--at", ToolBench.date, "--jobs", jobs]
      #expect(try await bench.run(arguments + ["--output", jobs]).exitCode == 0)
    }
    let (names, others) = (try bench.names(in: "1"), try bench.names(in: "4"))
    #expect(names.count > 10 && names == others)
    for name in names { #expect(bench.data("1/\(name)") == bench.data("4/\(name)"), "\(name)") }
  }

  @Test func `a timeline is dated pictures and the reload policy`() async throws {
    let bench = try ToolBench()
    let arguments = ["timeline", "comic", "--family", "systemMedium", "--at", ToolBench.date, "--output", "t"]
    let run = try await bench.run(arguments)
    #expect(run.exitCode == 0)
    #expect(run.text == "t/20261121T080000Z.png\n")
    #expect(try bench.names(in: "t") == ["20261121T080000Z.png", "timeline.json"])
    let file = try #require(bench.data("t/timeline.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
    #expect(json["kind"] as? String == "comic")
    #expect(json["policy"] as? String == "after")
    #expect(json["reloadDate"] as? String == "2026-11-21T09:00:00Z")
    let entry = try #require((json["entries"] as? [[String: Any]])?.first)
    #expect(entry["file"] as? String == "20261121T080000Z.png")
    #expect(entry["entryDate"] as? String == "2026-11-21T08:00:00Z")
    #expect(try await bench.run(arguments + ["--json"]).output == file)
  }

  @Test func `the list has kinds and families`() async throws {
    let run = try await ToolBench().run(["list", "--json"])
    let widgets = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(widgets.map { $0["kind"] as? String } == Self.families.map(\.key))
    for (widget, families) in zip(widgets, Self.families.map(\.value)) {
      #expect(widget["families"] as? [String] == families)
      #expect((widget["displayName"] as? String)?.isEmpty == false)
    }
  }
}
