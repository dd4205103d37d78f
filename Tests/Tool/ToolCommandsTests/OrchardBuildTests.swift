import Diagnostics
import Foundation
import Testing

/// An extension in the current style: a folder without a project, app intents with settings of many types, Lock
/// Screen families, controls, a Live Activity, all kinds of previews, a string catalog.
extension BuildTests {
  @Test func `an extension with app intents lists its settings`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let list = try await bench.run(["list", "--json"], executable: tool)
    try #require(list.exitCode == 0, Comment(rawValue: list.errors))
    let members = try #require(try JSONSerialization.jsonObject(with: list.output) as? [[String: Any]])
    #expect(
      members.map { $0["kind"] as? String } == [
        "OrchardWidget", "HarvestWidget", "Watering", "Ladder", "PickingAttributes",
      ])
    #expect(
      members[2]["families"] as? [String] == [
        "controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlHint", "controlStatus",
      ])
    let parameters = try #require(members[0]["parameters"] as? [[String: Any]])
    func parameter(_ name: String) throws -> [String: Any] {
      try #require(parameters.first { $0["name"] as? String == name })
    }
    func choices(_ name: String) throws -> [String] {
      let choices = try #require(try parameter(name)["choices"] as? [[String: Any]])
      return choices.compactMap { $0["value"] as? String }
    }
    #expect(
      parameters.map { $0["type"] as? String } == [
        "Tree", "Tree", "Fruit", "String", "Int", "Int", "Double", "Bool", "Date", "URL", "Measurement<UnitMass>",
        "String",
      ])
    #expect(try choices("tree") == ["boskoop", "gravenstein", "quitte"])
    #expect(try choices("fruit") == ["apple", "pear", "quince"])
    // Its provider depends on the fruit.
    #expect(try choices("basket") == ["willow apple", "wire apple"])
    #expect(try choices("crate") == ["10", "20", "40"])
    #expect(try parameter("rows")["minimum"] as? Double == 1 && parameter("rows")["maximum"] as? Double == 9)
    #expect(try parameter("tree")["defaults"] as? [String] == ["boskoop"])
    #expect(try parameter("tree")["shownWhen"] == nil)
    #expect(try parameter("sugar")["shownWhen"] as? [[String]] == [["fruit is not quince"]])
    #expect(
      (try parameter("others")["countByFamily"] as? [String: Any])?.keys.sorted() == ["systemMedium", "systemSmall"])
    #expect(
      (members[0]["recommendations"] as? [[String: Any]])?.map { $0["description"] as? String }
        == ["Boskoop", "Gravenstein", "Quitte"])
  }

  @Test func `its settings reach the picture, in two languages`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let plain = try await bench.run(["render", "OrchardWidget", "--dump", "display-list"], executable: tool)
    #expect(plain.exitCode == 0 && plain.errors.isEmpty, Comment(rawValue: plain.errors))
    for text in ["\"Boskoop\"", "\"1 apple\"", "\"Pick\""] { #expect(plain.text.contains(text), "\(text)") }
    let german = try await bench.run(
      ["render", "OrchardWidget", "--locale", "de", "--state", "snapshot", "--dump", "display-list"], executable: tool)
    for text in ["\"5 Äpfel\"", "\"Pflücken\""] { #expect(german.text.contains(text), "\(text)") }
    let settings = [
      "tree=gravenstein", "others=quitte,boskoop", "basket=wire apple", "crate=40", "rows=4", "planted=2019-11-02",
      "page=https://example.org/tree", "weight=12.5 kg", "showsDate=true",
    ]
    let set = try await bench.run(
      ["render", "OrchardWidget", "--family", "systemMedium", "--json", "-o", "a.png"]
        + settings.flatMap { ["--set", $0] }, executable: tool)
    try #require(set.exitCode == 0, Comment(rawValue: set.errors))
    let report = try set.json()
    let words = try #require(report["accessibilityText"] as? String)
    for text in ["Gravenstein", "Quitte", "Boskoop", "wire apple, 40", "November 2, 2019", "12.5 kg", "Page"] {
      #expect(words.contains(text), "\(text) is not in \(words)")
    }
    let intents = try #require(report["intents"] as? [[String: Any]])
    #expect(intents.map { $0["intent"] as? String } == ["PickIntent", "WaterIntent"])
    #expect((report["links"] as? [[String: Any]])?.map { $0["url"] as? String } == ["https://example.org/tree"])
    #expect((report["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ("tree=elm", "Choose from: boskoop, gravenstein, quitte"),
    ("fruit=aple", "Did you mean 'apple'?"), ("basket=net", "willow apple (Willow), wire apple (Wire)"),
    ("crate=30", "Choose from: 10, 20, 40"), ("rows=12", "a number from 1 to 9"),
    ("rows=two", "a whole number, from 1 to 9"),
    ("showsDate=perhaps", "expected true or false"), ("planted=soon", "a date such as"),
    ("page=not an address", "an address such as"), ("weight=12 apples", "a number and a unit"),
    ("others=quitte,boskoop", "1 value in systemSmall"), ("colour=red", "Choose from: tree, others, fruit"),
  ])
  func `an invalid value exits with 64 and the valid ones`(setting: (argument: String, remedy: String)) async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let run = try await bench.run(
      ["render", "OrchardWidget", "-o", "a.png", "--set", setting.argument], executable: tool)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(setting.remedy), Comment(rawValue: run.errors))
    #expect(bench.data("a.png") == nil)
  }

  @Test func `every family is drawn, the Lock Screen's without a background`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let gallery = try await bench.run(["gallery", "--output", "pictures"], executable: tool)
    let note = "note: PickingAttributes: left out; a Live Activity needs --attributes and --content-state\n"
    #expect(gallery.exitCode == 0 && gallery.errors == note, Comment(rawValue: gallery.errors))
    #expect(try bench.names(in: "pictures/OrchardWidget").count == 9)
    #expect(try bench.names(in: "pictures/HarvestWidget").count == 4)
    for (family, words) in [
      ("accessoryInline", "\"1 apple\""), ("accessoryCircular", "\"11.5\""), ("accessoryRectangular", "\"Boskoop\""),
    ] {
      let run = try await bench.run(
        ["render", "OrchardWidget", "--family", family, "--dump", "display-list"], executable: tool)
      #expect(run.exitCode == 0 && run.text.contains(words), "\(family): \(run.text) \(run.errors)")
    }
    let harvest = try await bench.run(
      ["render", "HarvestWidget", "--locale", "de", "--time-zone", "GMT", "--dump", "display-list"], executable: tool)
    for text in ["\"ENDE DER ERNTE\"", "\"1. Januar 2100\""] { #expect(harvest.text.contains(text), "\(text)") }
  }

  @Test func `its Live Activity is drawn with given data`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    try Data(#"{"tree": "Boskoop"}"#.utf8).write(to: bench.folder.appending(path: "tree.json"))
    try Data(#"{"baskets": 7}"#.utf8).write(to: bench.folder.appending(path: "now.json"))
    let data = ["--attributes", "tree.json", "--content-state", "now.json", "--dump", "display-list"]
    for (presentation, words) in [("lockScreen", "7 baskets"), ("expanded", "Boskoop"), ("minimal", "\"7\"")] {
      let run = try await bench.run(
        ["render", "PickingAttributes", "--presentation", presentation] + data, executable: tool)
      #expect(run.exitCode == 0 && run.text.contains(words), "\(run.text) \(run.errors)")
    }
    let gallery = try await bench.run(
      ["gallery", "--output", "all", "--attributes", "tree.json", "--content-state", "now.json"], executable: tool)
    #expect(gallery.exitCode == 0 && gallery.errors.isEmpty, Comment(rawValue: gallery.errors))
    #expect(try bench.names(in: "all/PickingAttributes").contains("lockScreen-dark.png"))
    let states = """
      [{"date": "2026-11-21T08:00:00Z", "state": {"baskets": 1}, "staleDate": "2026-11-21T08:30:00Z"},
       {"date": "2026-11-21T09:00:00Z", "state": {"baskets": 2}}]
      """
    try Data(states.utf8).write(to: bench.folder.appending(path: "day.json"))
    let timeline = try await bench.run(
      [
        "timeline", "PickingAttributes", "--presentation", "lockScreen", "--attributes", "tree.json", "--state",
        "day.json", "--at", "2026-11-21T08:00:00Z", "-o", "day", "--json",
      ], executable: tool)
    let entries = try #require(try timeline.json()["entries"] as? [[String: Any]], "\(timeline.errors)")
    #expect(entries.map { $0["isStale"] as? Bool } == [false, true, false])
    let none = try await bench.run(["render", "PickingAttributes", "-o", "a.png"], executable: tool)
    #expect(none.exitCode == 64 && none.errors.contains("--content-state FILE"), "\(none.errors)")
    let small = try await bench.run(["render", "PickingAttributes", "--presentation", "smal"] + data, executable: tool)
    #expect(small.exitCode == 64 && small.errors.contains("Did you mean 'small'?"), "\(small.errors)")
  }

  @Test func `its Live Activity is tapped again and again`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    try Data(#"{"tree": "Boskoop"}"#.utf8).write(to: bench.folder.appending(path: "tree.json"))
    try Data(#"{"baskets": 7}"#.utf8).write(to: bench.folder.appending(path: "now.json"))
    for baskets in 8...9 {
      let run = try await bench.run(
        [
          "tap", "PickingAttributes", "--presentation", "expanded", "--attributes", "tree.json", "--content-state",
          "now.json", "--link", "2", "--content-state-output", "now.json", "-o", "after.png", "--json",
        ], executable: tool)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.text) \(run.errors)")
      let activity = try run.json()["activity"] as? [String: Any]
      #expect((activity?["contentState"] as? [String: Int]) == ["baskets": baskets], "\(run.text)")
      #expect((activity?["alert"] as? [String: String])?["body"] == "\(baskets) baskets")
      #expect(bench.data("now.json") == Data("{\n  \"baskets\" : \(baskets)\n}\n".utf8))
    }
    // Each process has read the list of the one before.
    let file = try #require(bench.data("home/groups/group.orchard/Library/Preferences/group.orchard.plist"))
    let notes = try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any]
    #expect(notes?["baskets"] as? [Int] == [8, 9])
    #expect(notes?["places"] as? [String: [String]] == ["trees": ["Boskoop"], "rows": []])
    #expect(notes?["page"] as? String == "orchard://picking")
  }

  @Test func `its previews are in a gallery, with all their entries`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let gallery = try await bench.run(["gallery", "--previews", "--output", "pictures"], executable: tool)
    #expect(gallery.exitCode == 0, Comment(rawValue: gallery.errors))
    let warnings = gallery.errors.split(separator: "\n")
    #expect(warnings.count == 1 && warnings[0].contains("[widget.no-container-background]"), "\(gallery.errors)")
    let names = ["dark-entry1", "dark", "light-entry1", "light"]
    #expect(try bench.names(in: "pictures/Small") == names.map { "systemSmall-\($0).png" })
    #expect(try bench.names(in: "pictures/Previews") == ["accessoryRectangular-dark.png"])
    #expect(try bench.names(in: "pictures/Previews 2") == ["systemSmall-dark.png", "systemSmall-light.png"])
    #expect(try bench.names(in: "pictures/Ladder") == ["controlMedium-dark.png", "controlMedium-light.png"])
    let page = String(decoding: try #require(bench.data("pictures/index.html")), as: UTF8.self)
    #expect(page.contains("<h2>Small</h2>") && page.contains(#"data-step="00001" data-title="2""#), "\(page)")
    let command = try #require(page.firstMatch(of: /render --preview Small --entry 1 [^<]*--scheme dark[^<]*/))
    let words = command.output.split(separator: " ").map(String.init)
    #expect(try await bench.run(words, executable: tool).exitCode == 0)
    #expect(bench.data("picture.png") == bench.data("pictures/Small/systemSmall-dark-entry1.png"))
    let strict = try await bench.run(["gallery", "--previews", "--output", "other", "--strict"], executable: tool)
    #expect(strict.exitCode == 2)
  }

  @Test func `its previews are recorded beside its widgets, and verified`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    func run(_ words: String...) async throws -> ToolRun {
      try await bench.run(["snapshot"] + words, executable: tool)
    }
    #expect(try await run("verify", "--previews").exitCode == 66)
    let recorded = try await run("record", "--previews", "Small", "Previews.swift:11")
    #expect(recorded.exitCode == 0, Comment(rawValue: recorded.errors))
    #expect(recorded.text.contains("recorded  Snapshots/previews/Small/systemSmall-dark-entry1.png\n"))
    #expect(try await run("record", "HarvestWidget").exitCode == 0)
    let widgets = try await run("verify", "HarvestWidget")
    #expect(widgets.exitCode == 0 && widgets.text.hasPrefix("4 snapshots: 4 equal"), "\(widgets.text)")
    let verified = try await run("verify", "--previews", "Small")
    #expect(verified.exitCode == 0 && verified.text.hasPrefix("4 snapshots: 4 equal"), "\(verified.text)")
    let all = try await run("verify", "--previews")
    #expect(all.exitCode == 2 && all.text.contains("previews/Of one tree/systemMedium-{light,dark}: "), "\(all.text)")
    for (words, message) in [
      (["--previews", "Smal"], "Did you mean 'Small'?"),
      (["--previews", "--matrix", "family=systemSmall"], "cannot be combined with --previews"),
      (["--previews", "--set", "tree=quitte"], "--previews takes no --set"),
    ] {
      let run = try await bench.run(["snapshot", "record"] + words, executable: tool)
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `its previews are listed and drawn`() async throws {
    let (bench, tool) = (try ToolBench(), try await orchard())
    let list = try await bench.run(["previews"], executable: tool)
    #expect(
      list.text == """
        Previews.swift:4  Small
            systemSmall
        Previews.swift:11  Previews
            accessoryRectangular
        Previews.swift:17  Of one tree
            systemMedium
        Previews.swift:23  Picking
            lockScreen
        Previews.swift:30  Previews 2
            systemSmall
        Previews.swift:45  Ladder
            controlMedium

        """)
    for (name, words) in [
      ("Small", "Boskoop"), ("Of one tree", "wire apple"), ("Previews.swift:30", "Boskoop"), ("Picking", "2 baskets"),
      ("Ladder", "Ladder"),
    ] {
      let run = try await bench.run(["render", "--preview", name, "--dump", "display-list"], executable: tool)
      #expect(run.exitCode == 0 && run.text.contains(words), "\(name): \(run.text) \(run.errors)")
    }
    for (words, message) in [
      (["--preview", "Smal"], "unknown preview 'Smal'. Did you mean 'Small'?"),
      (["OrchardWidget", "--preview", "Small"], "--preview takes no kind"),
    ] {
      let run = try await bench.run(["render", "-o", "a.png"] + words, executable: tool)
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  private func orchard() async throws -> URL {
    try await BuiltTools.shared.tool("Orchard", in: root, environment: environment)
  }
}
