import ExtensionBuilding
import Foundation
import Testing

struct FolderTests {
  @Test func `files in a folder are classified`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "My Widget/W.swift")
    for path in [
      "My Widget/A.xcassets/Contents.json", "My Widget/en.lproj/Localizable.strings", "My Widget/data.json",
      "My Widget/W.intentdefinition", "My Widget/Base.lproj/B.intentdefinition", "My Widget/Info.plist",
      "My Widget/W.entitlements", "My Widget/README.md",
      "My Widget/WTests/T.swift", "My Widget/build/B.swift", "My Widget/.hidden.swift", "My Widget/Old.m",
    ] { try bench.put("{}", at: path) }
    try bench.put("<plist version=\"1.0\"><dict/></plist>", at: "My Widget/Info.plist")
    let target = try bench.find("My Widget")
    #expect(target.name == "My Widget")
    #expect(target.main.name == "My_Widget")
    #expect(target.main.sources.names == ["W.swift"])
    #expect(target.main.resources.names == ["A.xcassets", "Base.lproj", "data.json", "en.lproj"])
    #expect(target.main.intentDefinitions.names == ["B.intentdefinition", "W.intentdefinition"])
    #expect(target.infoPlist?.lastPathComponent == "Info.plist")
    #expect(target.entitlements?.lastPathComponent == "W.entitlements")
    #expect(target.notes.contains { $0.contains("Old.m") })
  }

  @Test func `files and folders are included once`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Widget/W.swift")
    try bench.put("let a = 1", at: "Shared/A.swift")
    try bench.put("let b = 1", at: "B.swift")
    let target = try bench.find("Widget") { request in
      request.includes = ["Shared", "B.swift", "Widget/W.swift"].map { bench.folder.appending(path: $0) }
    }
    #expect(target.main.sources.names == ["A.swift", "B.swift", "W.swift"])
  }

  @Test func `a missing folder, a file, and a folder without a widget are different errors`() throws {
    let bench = try Bench()
    let missing = try bench.failure("none")
    #expect(missing.kind == .noInput && missing.message.contains("none"))
    try bench.put("let a = 1", at: "app/A.swift")
    #expect(try bench.failure("app/A.swift").kind == .noInput)
    let other = try bench.failure("app")
    #expect(other.kind == .badData && other.message.contains("WidgetKit"))
    try bench.put(at: "empty/.keep")
    #expect(try bench.failure("empty").message.contains("no Swift files"))
    let include = try bench.failure("app") { $0.includes = [bench.folder.appending(path: "gone")] }
    #expect(include.kind == .noInput && include.message.contains("gone"))
  }

  @Test func `several files with @main are an error, and so is none`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "two/A.swift")
    try bench.putWidget(at: "two/B.swift")
    let two = try bench.failure("two")
    #expect(two.kind == .badData && two.message.contains("A.swift") && two.message.contains("B.swift"))
    try bench.put("import WidgetKit", at: "none/A.swift")
    let none = try bench.failure("none")
    #expect(none.kind == .badData && none.message.contains("@main"))
    try bench.put("import WidgetKit\n#if os(iOS)\n@main struct A {}\n#endif", at: "condition/A.swift")
    #expect(try bench.find("condition").main.sources.count == 1)
  }

  @Test func `an empty list of groups is a note if the sources use a group`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put(
      "<plist version=\"1.0\"><dict><key>com.apple.security.application-groups</key><array/></dict></plist>",
      at: "W.entitlements")
    let unused = try bench.find()
    #expect(unused.entitlements != nil && unused.notes.isEmpty)
    try bench.put("let d = UserDefaults(suiteName: \"group.x\")", at: "D.swift")
    #expect(try bench.find().notes.contains { $0.contains("W.entitlements: the list") })
    try bench.put("<plist", at: "W.entitlements")
    #expect(try bench.failure().kind == .badData)
  }

  @Test func `paths may contain spaces and quotes`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "a \"b\" 'c'/Ünï wïdget/W 1.swift")
    let target = try bench.find("a \"b\" 'c'/Ünï wïdget")
    #expect(target.main.sources.names == ["W 1.swift"])
    #expect(target.main.name == "Ünï_wïdget")
  }
}

struct ModuleTests {
  private let package = #"""
    {"toolsVersion": {"_version": "5.9.0"}, "dependencies": [{"fileSystem": [{"path": "PATH"}]}, {"sourceControl":
      [{"identity": "far", "location": {"remote": [{"urlString": "https://example.org/far.git"}]},
        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}],
     "targets": [{"name": "NAME", "type": "regular", "dependencies": [{"product": ["Far", "far", null, null]}],
        "settings": [{"kind": {"define": {"_0": "SMALL"}}}]}, {"name": "NAMETests", "type": "test"}]}
    """#

  private func manifest(_ name: String, near path: String) -> String {
    package.replacing("NAME", with: name).replacing("PATH", with: path)
  }

  @Test func `packages in the folder are modules, sorted by their dependencies`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport Kit\n@main struct W {}", at: "W.swift")
    try bench.put("import Core\nimport Far", at: "Kit/Sources/Kit/K.swift")
    try bench.put(at: "Kit/Package.swift")
    try bench.put("public let c = 1", at: "Core/Sources/Core/C.swift")
    try bench.put(at: "Core/Package.swift")
    let far = bench.folder.appending(path: "Core").path
    let target = try bench.find(manifests: ["Kit": manifest("Kit", near: far), "Core": manifest("Core", near: far)])
    #expect(target.main.sources.names == ["W.swift"])
    #expect(target.modules.map(\.name) == ["Core", "Kit"])
    #expect(target.modules.last?.dependencies == ["Core", "Far"])
    #expect(target.modules.last?.settings.conditions == ["SMALL"])
    #expect(target.remoteProducts.map(\.identity) == ["far"])
    #expect(target.remoteProducts.first?.requirement == "\"1.0.0\"..<\"2.0.0\"")
  }

  @Test func `circular imports are an error that lists the modules`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport A\n@main struct W {}", at: "w/W.swift")
    try bench.put("import B", at: "a/A.swift")
    try bench.put("import A", at: "b/B.swift")
    let failure = try bench.failure("w") { request in
      request.modules = ["A": bench.folder.appending(path: "a"), "B": bench.folder.appending(path: "b")]
    }
    #expect(failure.kind == .badData && failure.message.contains("A → B → A"))
  }

  @Test func `a module may be empty, but its folder may not`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport Analytics\n@main struct W {}", at: "w/W.swift")
    let target = try bench.find("w") { $0.stubs = ["Analytics"] }
    #expect(target.modules.map(\.name) == ["Analytics"])
    try bench.put("text", at: "empty/a.txt")
    for place in ["empty", "gone"] {
      let failure = try bench.failure("w") { $0.modules = ["Analytics": bench.folder.appending(path: place)] }
      #expect(failure.kind == .noInput && failure.message.contains(place))
    }
  }

  @Test func `an unreadable manifest is an error with the package manager's message`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("broken", at: "Kit/Package.swift")
    #expect(try bench.failure().message.contains("no manifest in the test"))
    #expect(try bench.failure(manifests: ["Kit": "{"]).kind == .badData)
  }
}

struct InputFileTests {
  @Test func `only a regular file is read, and each other kind has its message`() throws {
    let bench = try Bench()
    try bench.put("text", at: "a.txt")
    #expect(try InputFile.data(of: bench.folder.appending(path: "a.txt")) == Data("text".utf8))
    try #require(mkfifo(bench.folder.appending(path: "pipe").path, 0o600) == 0)
    for (name, problem) in [
      ("pipe", "not a regular file"), ("", "is a directory"), ("none", "no such file"), ("a.txt/b", "no such file"),
    ] {
      let error = #expect(throws: ExtensionBuildingError.self) {
        try InputFile.data(of: bench.folder.appending(path: name))
      }
      #expect(error?.kind == .noInput && error?.message.hasSuffix(": \(problem)") == true)
    }
  }
}
