import Foundation
import RepositoryFiles
import Testing

/// Errors of `build` and `init` before anything is compiled.
struct BuildUsageTests {
  private let swift = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

  @Test func `a missing folder exits with 66, and nothing is created`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["build", "gone", "-o", "tool"], environment: swift)
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("gone: no such directory"))
    #expect(try bench.names().isEmpty)
  }

  @Test func `a folder without a widget exits with 65`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["build", ".", "-o", "tool"], environment: swift)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("no widget"))
  }

  @Test func `without swift on PATH it exits with 69 and a remedy`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["build", "."], environment: ["PATH": bench.folder.path])
    #expect(run.exitCode == 69)
    #expect(run.errors.contains("https://www.swift.org/install/linux/"))
  }

  @Test func `without Almanac's package it exits with 69 and a remedy`() async throws {
    let bench = try ToolBench()
    for (arguments, variables) in [(["--almanac", "."], [:]), ([], ["ALMANAC_PACKAGE": bench.folder.path])] {
      let run = try await bench.run(["build", "."] + arguments, environment: swift.merging(variables) { $1 })
      #expect(run.exitCode == 69)
      #expect(run.errors.contains("--almanac DIR"))
    }
  }

  @Test(arguments: [["--stub", "a b"], ["--module", "Kit"], ["--module", "=x"], ["--define", "7"]])
  func `invalid options exit with 64`(options: [String]) async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(["build", "."] + options, environment: swift).exitCode == 64)
  }

  @Test func `a new package is created once, with a valid module name`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["init", "Harbour"])
    #expect(run.exitCode == 0)
    #expect(
      try bench.names(in: "Harbour") == [".gitignore", "Package.swift", "README.md", "Sources", "Tests", "preview"])
    #expect(
      try String(contentsOf: bench.folder.appending(path: "Harbour/preview"), encoding: .utf8).contains("build ."))
    let tests = try String(
      contentsOf: bench.folder.appending(path: "Harbour/Tests/HarbourTests/DayTests.swift"), encoding: .utf8)
    #expect(tests.contains("assertSnapshot(") && tests.contains("assertPreviewSnapshots("))
    #expect(try await bench.run(["init", "Harbour"]).exitCode == 73)
    #expect(try await bench.run(["init", "7 days"]).exitCode == 64)
    #expect(try bench.names() == ["Harbour"])
  }

  @Test func `a new package and its script use the given clone`() async throws {
    let bench = try ToolBench()
    let clone = Repository.root.path
    #expect(try await bench.run(["init", "Harbour", "--almanac", clone]).exitCode == 0)
    for name in ["Package.swift", "preview"] {
      let text = try String(contentsOf: bench.folder.appending(path: "Harbour/\(name)"), encoding: .utf8)
      #expect(text.contains(clone), "\(name)")
    }
    let none = try await bench.run(["init", "Boat", "--almanac", bench.path("nowhere")])
    #expect(none.exitCode == 69 && none.errors.contains("not Almanac's package"))
  }
}

/// Extensions that are compiled. This takes minutes the first time, so it runs in CI, or if `ALMANAC_TEST_BUILDS` is
/// set.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["ALMANAC_TEST_BUILDS"] != nil))
struct BuildTests {
  let root = Repository.root

  /// The environment with a separate cache, in which Almanac's modules stay compiled between runs.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = root.appending(path: ".build/extensions").path
    return environment
  }

  @Test func `a project's extension becomes a tool, unmodified and offline`() async throws {
    let bench = try ToolBench()
    let source = root.appending(path: "Tests/Fixtures/Extensions/Harbour")
    let build = try await bench.run(
      ["build", source.path, "-o", "My Tool", "--json"], environment: environment)
    try #require(build.exitCode == 0, Comment(rawValue: build.errors))
    let report = try build.json()
    #expect(report["target"] as? String == "HarbourWidgetExtension")
    #expect(report["modules"] as? [String] == ["Tides"])
    let notes = try #require(report["notes"] as? [String])
    #expect(notes.count == 1 && notes[0].contains("TideAlert.swift:4: class TideAlert: left out"))
    #expect(try bench.names() == ["My Tool", "My Tool.resources"])
    #expect(
      try bench.names(in: "My Tool.resources") == [
        "AlmanacSources.json", "Info.plist", "de.lproj", "en.lproj", "harbour.json",
      ])

    let english = try await bench.runTool(
      "My Tool", ["render", "HarbourWidget", "-o", "a.svg", "--dump", "display-list"])
    #expect(english.exitCode == 0)
    for text in ["Old Quay", "High water", "On a phone", "2.4 m ↑", "org.example.harbour.widget"] {
      #expect(english.text.contains(text), "\(text) is not in the picture")
    }
    let german = try await bench.runTool(
      "My Tool", ["render", "HarbourWidget", "--locale", "de", "--dump", "display-list"])
    #expect(german.text.contains("Hochwasser"))
    let tablet = try await bench.runTool(
      "My Tool", ["render", "HarbourWidget", "--device", "ipad-820x1180", "--dump", "display-list"])
    #expect(tablet.text.contains("On a tablet"))
  }

  @Test func `errors have the user's lines, and an existing tool stays`() async throws {
    let bench = try ToolBench()
    let folder = bench.folder.appending(path: "My \"Widget\"")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      import SwiftUI
      import WidgetKit
      import Nowhere
      @main struct W: WidgetBundle { var body: some Widget { Missing() } }
      """
    try Data(text.utf8).write(to: folder.appending(path: "W 1.swift"))
    try Data("old".utf8).write(to: bench.folder.appending(path: "tool"))
    let broken = try await bench.run(["build", folder.path, "-o", "tool"], environment: environment)
    #expect(broken.exitCode == 65)
    #expect(broken.errors.contains("My \"Widget\"/W 1.swift:3:8: error: no such module 'Nowhere'"))
    #expect(broken.errors.contains("--module Nowhere=DIR"))
    let stubbed = try await bench.run(
      ["build", folder.path, "-o", "tool", "--stub", "Nowhere"], environment: environment)
    #expect(stubbed.exitCode == 65)
    #expect(stubbed.errors.contains("W 1.swift:4:"))
    #expect(bench.data("tool") == Data("old".utf8))
    #expect(try bench.names() == ["My \"Widget\"", "tool"])
  }

  @Test func `an extension with remote packages is built between two builds of another`() async throws {
    let bench = try ToolBench()
    for name in ["Harbour", "Ledger", "Ledger", "Harbour"] {
      let source = root.appending(path: "Tests/Fixtures/Extensions/\(name)")
      let run = try await bench.run(["build", source.path, "-o", name], environment: environment)
      try #require(run.exitCode == 0, Comment(rawValue: "\(name): \(run.errors)"))
    }
    let ledger = try await bench.runTool("Ledger", ["render", "ledger", "--dump", "display-list"])
    for text in ["Ledger", "Ropes 12", "Tar 30"] { #expect(ledger.text.contains(text)) }
    let harbour = try await bench.runTool("Harbour", ["render", "HarbourWidget", "--dump", "display-list"])
    #expect(harbour.text.contains("Old Quay"))
  }

  @Test func `simultaneous builds wait for each other`() async throws {
    let bench = try ToolBench()
    let source = root.appending(path: "Tests/Fixtures/Extensions/Harbour").path
    async let first = bench.run(["build", source, "-o", "one"], environment: environment)
    async let second = bench.run(["build", source, "-o", "two"], environment: environment)
    let runs = try await [first, second]
    for run in runs { #expect(run.exitCode == 0, Comment(rawValue: run.errors)) }
    #expect(bench.data("one") == bench.data("two"))
  }

  @Test func `an extension can use the main actor, frameworks and names of Almanac's modules`() async throws {
    let bench = try ToolBench()
    let source = root.appending(path: "Tests/Fixtures/Extensions/Skerry")
    let run = try await bench.run(["build", source.path, "-o", "tool"], environment: environment)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(run.errors.contains("Turning.xcframework: no sources"))
    #expect(run.errors.contains("drawing all widgets: SkerryWidget"))
    let picture = try await bench.runTool("tool", ["render", "skerry", "--dump", "display-list"])
    for text in ["Skerry", "19 miles"] { #expect(picture.text.contains(text), Comment(rawValue: text)) }
  }

  @Test func `an unsupported parameter type and an unavailable package are explained`() async throws {
    let bench = try ToolBench()
    let text = """
      import AppIntents
      import SwiftUI
      import WidgetKit
      struct Mood: Sendable {}
      struct Choice: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choice"
        @Parameter(title: "Mood") var mood: Mood
      }
      @main struct W: WidgetBundle { var body: some Widget { EmptyWidgetConfiguration() } }
      """
    for name in ["intents", "far/Sources/far"] {
      try FileManager.default.createDirectory(
        at: bench.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: bench.folder.appending(path: "intents/W.swift"))
    let intents = try await bench.run(["build", "intents", "-o", "tool"], environment: environment)
    #expect(intents.exitCode == 65)
    #expect(intents.errors.contains("intents/W.swift:7:") && intents.errors.contains("make the type an AppEnum"))

    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "far", dependencies: [.package(url: "https://nowhere.invalid/Alamofire.git", from: "5.0.0")],
        targets: [.executableTarget(name: "far", dependencies: ["Alamofire"])])
      """
    try Data(manifest.utf8).write(to: bench.folder.appending(path: "far/Package.swift"))
    try Data("import Alamofire\nimport WidgetKit\n@main struct W {}".utf8)
      .write(to: bench.folder.appending(path: "far/Sources/far/W.swift"))
    let far = try await bench.run(["build", "far", "-o", "tool"], environment: environment)
    #expect(far.exitCode == 65)
    #expect(far.errors.contains("--module Alamofire=DIR"))
    #expect(try bench.names() == ["far", "intents"])
  }

  @Test func `a new package can be drawn immediately`() async throws {
    let bench = try ToolBench()
    _ = try await bench.run(["init", "Harbour"])
    let run = try await bench.run(
      ["build", "Harbour", "-o", "tool"], environment: environment)
    try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    let gallery = try await bench.runTool("tool", ["gallery", "--output", "pictures"])
    #expect(gallery.exitCode == 0 && gallery.errors.isEmpty)
    #expect(try bench.names(in: "pictures/day").count == 4)
    let previews = try await bench.runTool("tool", ["gallery", "--previews", "--output", "previews"])
    #expect(previews.exitCode == 0 && previews.errors.isEmpty, Comment(rawValue: previews.errors))
    #expect(try bench.names(in: "previews/Morning and evening").count == 4)
  }
}
