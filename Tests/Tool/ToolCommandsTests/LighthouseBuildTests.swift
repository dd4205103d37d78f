import Diagnostics
import Foundation
import ImageFetching
import LoopbackServing
import Testing

/// An extension in the style of earlier years: a project, an intent definition, the app group's defaults and files, a
/// web service, string tables, asset symbols, previews as types.
extension BuildTests {
  @Test func `an older extension draws the data of its app and service`() async throws {
    let (bench, tool) = (try ToolBench(), try await lighthouse())
    let server = try LoopbackServer(["/report.json": Data(#"{"visibility": 12.4, "waves": [0.5, 2, 1, 3.5]}"#.utf8)])
    try bench.tell(server: server, keepers: 2)
    let run = try await bench.run(
      ["render", "LighthouseWidget", "--family", "systemMedium", "--json", "-o", "a.png"], executable: tool)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    let report = try run.json()
    let words = try #require(report["accessibilityText"] as? String)
    for text in ["Alte Weser", "38.9 km away", "Visibility 12", "2 keepers"] {
      #expect(words.contains(text), "\(text) is not in \(words)")
    }
    let links = try #require(report["links"] as? [[String: Any]]).compactMap { $0["url"] as? String }
    #expect(Set(links) == ["lighthouse://light/10", "lighthouse://chart"])
    #expect((report["diagnostics"] as? [Any])?.isEmpty == true, Comment(rawValue: run.text))

    let german = try await bench.run(
      ["render", "LighthouseWidget", "--locale", "de", "--set", "unit=nauticalMiles", "--dump", "display-list"],
      executable: tool)
    for text in ["\"21.0 Seemeilen entfernt\"", "\"Sichtweite 12\"", "\"2 Wärter\""] {
      #expect(german.text.contains(text), "\(text) is not in \(german.text)")
    }
    try bench.tell(server: server, keepers: 1)
    let one = try await bench.run(["render", "LighthouseWidget", "--dump", "display-list"], executable: tool)
    #expect(one.text.contains("\"One keeper\""))
  }

  @Test func `its assets depend on the scheme, by the symbols in its code`() async throws {
    let (bench, tool) = (try ToolBench(), try await lighthouse())
    try bench.tell(server: nil, keepers: 3)
    var pictures: [Data] = []
    for (scheme, background, brand) in [("light", "#F3F9FF", "#C0392B"), ("dark", "#101E32", "#FF8A80")] {
      let run = try await bench.run(
        ["render", "LighthouseWidget", "--family", "systemMedium", "--scheme", scheme, "--dump", "display-list"],
        executable: tool)
      for text in [background, brand, "\"The service is silent\"", "\"3 keepers\""] {
        #expect(run.text.contains(text), "\(scheme): \(text) is not in \(run.text)")
      }
      let plain = try await bench.run(
        [
          "render", "LighthouseWidget", "--family", "systemMedium", "--scheme", scheme, "--set", "showsCover=false",
          "--dump", "display-list",
        ], executable: tool)
      #expect(plain.text.count < run.text.count)
      pictures.append(run.output)
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func `remote images are drawn, and a missing one is reported`() async throws {
    let (bench, tool) = (try ToolBench(), try await lighthouse())
    let portrait = try Data(
      contentsOf: root.appending(
        path: "Tests/Fixtures/Extensions/Lighthouse/LighthouseWidget/Assets.xcassets/Cover.imageset/cover@2x.png"))
    let server = try LoopbackServer(["/keeper.png": portrait])
    try bench.tell(server: server, keepers: 3)
    let run = try await bench.run(["render", "KeeperWidget", "--json", "-o", "k.png"], executable: tool)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    let report = try run.json()
    #expect((report["accessibilityText"] as? String)?.contains("No chart") == true)
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    // No image of this machine is fetched unless it is allowed.
    #expect(diagnostics.map { $0["id"] as? String } == ["picture.not-fetched", "widget.no-container-background"])
    #expect((diagnostics.first?["message"] as? String)?.contains("a loopback address") == true)
    #expect(server.hits("/missing.png") == 0)
    let allowed = try await bench.run(
      ["render", "KeeperWidget", "-o", "k.png"], environment: ["ALMANAC_ALLOW_HOSTS": "nas.local, 127.0.0.0/8"],
      executable: tool)
    #expect(allowed.errors.contains("missing.png: HTTP status 404; left out"))
    #expect(server.hits("/missing.png") == 1)
    let offline = try await bench.run(
      ["render", "KeeperWidget", "-o", "k.png", "--offline", "--allow-host", "127.0.0.1"], executable: tool)
    #expect(offline.errors.contains("[image.not-cached]"))
    #expect(server.hits("/missing.png") == 1)
    let list = try await bench.run(["list", "--locale", "de"], executable: tool)
    for text in [
      "LighthouseWidget  Leuchtturm", "Das Feuer und die See.",
      "unit: DistanceUnit = kilometres (kilometres, nauticalMiles)",
    ] {
      #expect(list.text.contains(text), "\(text) is not in \(list.text)")
    }
  }

  @Test func `sessions and views read images in a folder by URL`() async throws {
    let (bench, tool) = (try ToolBench(), try await lighthouse())
    let portrait = root.appending(
      path: "Tests/Fixtures/Extensions/Lighthouse/LighthouseWidget/Assets.xcassets/Cover.imageset/cover@2x.png")
    let pictures = bench.folder.appending(path: "pictures", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try bench.tell(address: pictures, keepers: 3)
    let drawing = ["render", "KeeperWidget", "--dump", "display-list"]
    let none = try await bench.run(drawing, executable: tool)
    #expect(none.text.contains("\"No chart\""), Comment(rawValue: none.text))
    for name in ["keeper.png", "missing.png"] {
      try FileManager.default.copyItem(at: portrait, to: pictures.appending(path: name))
    }
    let run = try await bench.run(drawing, executable: tool)
    #expect(run.exitCode == 0 && !run.errors.contains("[picture."), Comment(rawValue: run.errors))
    #expect(run.text.components(separatedBy: "(picture ").count == 3, Comment(rawValue: run.text))
    #expect(!run.text.contains("No chart"))
  }

  @Test func `tools that fetch an image at once all draw it, and store one copy`() async throws {
    let (bench, tool) = (try ToolBench(), try await lighthouse())
    let portrait = try Data(
      contentsOf: root.appending(
        path: "Tests/Fixtures/Extensions/Lighthouse/LighthouseWidget/Assets.xcassets/Cover.imageset/cover@2x.png"))
    // As many as `ToolBench` runs at once on any machine.
    let count = 4
    let gate = Rendezvous(of: count)
    let server = try LoopbackServer { request in
      // The provider itself requests the other one.
      if request.path == "/missing.png" { gate.meet() }
      return .init(200, ["ETag: \"a\"", "Cache-Control: max-age=3600"], body: portrait)
    }
    try bench.tell(server: server, keepers: 3)
    let drawing = ["render", "KeeperWidget", "--at", ToolBench.date, "-o"]
    let runs = try await withThrowingTaskGroup { group in
      for index in 0..<count {
        group.addTask {
          try await bench.run(drawing + ["\(index).png", "--allow-host", "127.0.0.1"], executable: tool)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(server.hits("/missing.png") == count)
    #expect(runs.allSatisfy { $0.exitCode == 0 && !$0.errors.contains("[picture.") }, "\(runs.map(\.errors))")
    #expect(Set((0..<count).map { bench.data("\($0).png") }).count == 1)
    let store = ResponseCache(folder: bench.folder.appending(path: "cache/almanac/pictures"))
    #expect(try bench.names(in: "cache/almanac/pictures").count == 1)
    #expect(store.copy(of: server.url("/missing.png"), now: Date())?.body == portrait)
    // The stored image is drawn.
    let again = try await bench.run(drawing + ["again.png", "--offline"], executable: tool)
    #expect(again.exitCode == 0 && !again.errors.contains("[picture.") && server.hits("/missing.png") == count)
    #expect(bench.data("again.png") == bench.data("0.png"))
  }

  private func lighthouse() async throws -> URL {
    try await BuiltTools.shared.tool("Lighthouse", in: root, environment: environment)
  }
}

extension ToolBench {
  /// Writes what the lighthouse's app leaves in its group: a file and defaults.
  fileprivate func tell(server: LoopbackServer?, keepers: Int) throws {
    try tell(address: server?.address, keepers: keepers)
  }

  fileprivate func tell(address: URL?, keepers: Int) throws {
    let group = home.appending(path: "groups/group.org.example.lighthouse")
    let preferences = group.appending(path: "Library/Preferences")
    try FileManager.default.createDirectory(at: preferences, withIntermediateDirectories: true)
    let light = #"{"name": "Alte Weser", "latitude": 53.86, "longitude": 8.13, "seconds": 9}"#
    try Data(light.utf8).write(to: group.appending(path: "light.json"))
    var defaults: [String: Any] = ["keepers": keepers]
    if let address { defaults["server"] = address.absoluteString }
    let data = try PropertyListSerialization.data(fromPropertyList: defaults, format: .xml, options: 0)
    try data.write(to: preferences.appending(path: "group.org.example.lighthouse.plist"))
  }
}
