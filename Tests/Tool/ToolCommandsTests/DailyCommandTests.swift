import Diagnostics
import Foundation
import LoopbackServing
import RepositoryFiles
import Testing

@Suite struct DailyCommandTests {
  private static let json = """
    {"title": "By the Lake", "subtitle": "Three", "link": "https://example.org/a",
     "units": [{"title": "Walk", "subtitle": "Short"}], "modes": [{"id": "r", "name": "Reading"}]}
    """

  private func bench(_ json: String = json) throws -> ToolBench {
    let bench = try ToolBench()
    try Data(json.utf8).write(to: bench.folder.appending(path: "today.json"))
    return bench
  }

  private func requests(_ bench: ToolBench) -> [String] {
    ((try? bench.names(in: "home/requests")) ?? []).filter { $0.contains("daily") }
  }

  @Test func `the source is set and shown, and the widget is reloaded`() async throws {
    let bench = try bench()
    let set = try await bench.run(["daily", "set", "today.json"])
    #expect(set.exitCode == 0 && set.errors.isEmpty)
    #expect(requests(bench).count == 1)
    let shown = try await bench.run(["daily", "show"])
    #expect(
      shown.text == """
        source    \(bench.path("today.json"))
        title     By the Lake
        subtitle  Three
        link      https://example.org/a
        unit      Walk – Short
        mode      r (Reading)
        next      at midnight

        """)
    let report = try await bench.run(["daily", "show", "--json"]).json()
    #expect((report["units"] as? [[String: Any]])?.first?["title"] as? String == "Walk")
    let drawn = try await bench.run([
      "render", "daily", "--family", "systemSmall", "--at", ToolBench.date, "--json", "-o", "a.png", "--set", "mode=r",
    ])
    #expect(drawn.exitCode == 0)
    #expect(try drawn.json()["diagnostics"] as? [String] == [])
  }

  @Test func `passwords and query values of images are not printed`() async throws {
    let bench = try bench(
      """
      {"title": "a", "icon": "https://user:word@pictures.invalid/i.png?token=secret", "logo": "//me:pass@b.invalid/l.png",
       "units": [{"title": "u", "picture": "https://c.invalid/p.png?key=secret&size=2"}]}
      """)
    let set = try await bench.run(["daily", "set", "today.json", "--offline", "--json"])
    let shown = try await bench.run(["daily", "show", "--json"])
    for run in [set, shown] {
      #expect(run.exitCode == 0)
      for secret in ["word", "secret", "pass"] { #expect(!run.text.contains(secret)) }
      #expect(run.text.contains("https://pictures.invalid/i.png?token=…"))
      #expect(run.text.contains("https://c.invalid/p.png?key=…&size=…"))
    }
  }

  @Test func `past, empty and missing values are reported as such`() async throws {
    let bench = try bench("{\"title\": \"a\", \"icon\": \"gone.png\", \"nextUpdate\": \"2026-11-20T06:00:00Z\"}")
    let set = try await bench.run(["daily", "set", "today.json", "--at", ToolBench.date])
    #expect(set.exitCode == 0 && set.errors.contains("gone.png: no such file"))
    let shown = try await bench.run(["daily", "show", "--at", ToolBench.date])
    #expect(shown.text.contains("subtitle  none\n") && shown.text.contains("next      at midnight\n"))
    let folder = try await bench.run(["daily", "set", "."])
    #expect(folder.exitCode == 66 && folder.errors.contains("is a folder, not a JSON file"))
  }

  @Test func `an invalid source is not set`() async throws {
    let bench = try bench("{\"title\": \"a\",\n  nothing}")
    let server = try LoopbackServer(["/empty.json": Data("{}".utf8)])
    let own = ["--allow-host", "127.0.0.1"]
    for (arguments, code, words) in [
      (["today.json"], 65, "line 2 column 3"), (["gone.json"], 66, "no such file"),
      ([server.url("/gone.json").absoluteString] + own, 66, "404"),
      ([server.url("/empty.json").absoluteString] + own, 65, "no text, image or unit"),
      ([server.url("/empty.json").absoluteString], 66, "--allow-host"),
      (["ftp://example.org/a"], 64, "neither an http"),
      ([server.url("/empty.json").absoluteString, "--offline"] + own, 75, "offline"),
    ] as [([String], Int32, String)] {
      let run = try await bench.run(["daily", "set"] + arguments)
      #expect(run.exitCode == code && run.errors.contains(words), Comment(rawValue: run.errors))
    }
    #expect(requests(bench) == [] && !FileManager.default.fileExists(atPath: bench.home.path))
    #expect(try await bench.run(["daily", "show"]).exitCode == 66)
    #expect(try await bench.run(["daily", "refresh"]).exitCode == 66)
  }

  @Test func `refresh fetches data and images, and a missing server changes nothing`() async throws {
    let bench = try bench()
    let json = Data("{\"title\": \"Far\", \"icon\": \"i.png\", \"modes\": [{\"id\": \"m\", \"icon\": \"m.png\"}]}".utf8)
    let server = try LoopbackServer { request in
      request.path == "/a.json" ? .init(body: json) : .init(404)
    }
    let own = ["--allow-host", "127.0.0.1"]
    #expect(try await bench.run(["daily", "set", server.url("/a.json").absoluteString] + own).exitCode == 0)
    let refresh = try await bench.run(["daily", "refresh"] + own)
    #expect(refresh.exitCode == 0 && refresh.errors.components(separatedBy: "daily.picture-missing").count == 3)
    #expect(server.hits("/a.json") == 2 && server.hits("/i.png") == 1 && server.hits("/m.png") == 1)
    server.close()
    let gone = try await bench.run(["daily", "refresh"] + own)
    #expect(gone.exitCode == 75 && gone.errors.contains("daily.data-kept"))
    #expect(try await bench.run(["daily", "show"]).text.contains("title     Far"))
    let place = try await bench.run(
      ["render", "daily", "--family", "systemSmall", "--at", ToolBench.date, "-o", "a.png"] + own)
    #expect(place.exitCode == 0 && place.errors.contains("daily.data-kept"))
  }

  @Test func `check prints lines and missing images`() async throws {
    let bench = try bench(
      """
      {"title": "a",
       "icon": "gone.png",
       "units": [{"title": 1}],
       "colour": 2}
      """)
    let run = try await bench.run(["daily", "check", "today.json"])
    #expect(run.exitCode == 65)
    #expect(
      run.text == """
        today.json:3:12: units[0]: has neither a title nor an image; left out
        today.json:3:22: units[0].title: expected a string, found a number; left out
        today.json: 1 image cannot be shown

        """)
    #expect(run.errors.contains("today.json:4:12: colour:") && run.errors.contains("gone.png: no such file"))
    for (json, lines) in [
      ("{\"title\": 1,\n \"units\": {}}", ["today.json:1:11: title: ", "today.json:2:11: units: "]),
      ("{\"title\": \"a\",\n  ]", ["today.json:2:3: unexpected `]` instead of a name in quotes"]),
      ("{\"title\": \"a\", \"icon\": \"../b.png\"}", ["today.json: 1 image cannot be shown"]),
    ] {
      let run = try await self.bench(json).run(["daily", "check", "today.json"])
      let found = run.text.split(separator: "\n")
      #expect(run.exitCode == 65 && found.count == lines.count, Comment(rawValue: run.text))
      #expect(zip(found, lines).allSatisfy { $0.hasPrefix($1) }, Comment(rawValue: run.text))
    }
    let good = try self.bench()
    let fine = try await good.run(["daily", "check", "today.json"])
    #expect(fine.exitCode == 0 && fine.text == "today.json: ok, 1 unit, 1 mode\n" && fine.errors.isEmpty)
  }

  @Test func `the settings are listed, with the choices of the data`() async throws {
    let bench = try bench()
    _ = try await bench.run(["daily", "set", "today.json"])
    let listed = try await bench.run(["list"])
    for line in [
      "mode: DailyModeEntity? (r)", "unitCount: Int = 3, 0 to 3", "units: [DailyUnitEntity] (Walk)",
      "logoStyle: DailyLogoStyle = original (original, white), if showsLogo is true",
    ] { #expect(listed.text.contains(line), Comment(rawValue: listed.text)) }
    let many = try await bench.run(
      ["render", "daily", "--family", "systemMedium", "--set", "units=a,b,c", "-o", "a.png", "--at", ToolBench.date])
    #expect(many.exitCode == 64 || many.exitCode == 65)
    #expect(many.errors.contains("systemMedium"))
  }

  @Test func `the project's sample is valid`() async throws {
    let file = Repository.file("Assets/Daily/today.json")
    let run = try await ToolBench().run(["daily", "check", file.path])
    #expect(run.exitCode == 0 && run.errors.isEmpty && run.text.hasSuffix("ok, 3 units, 2 modes\n"))
  }
}
