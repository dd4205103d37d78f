import Foundation
import Testing

@testable import ExtensionBuilding

struct DeclaredProjectTests {
  private let specification = """
    name: App
    options: { bundleIdPrefix: org.example }
    settings:
      base: { SWIFT_VERSION: 6.0, MARKETING_VERSION: "2.10" }
    packages:
      Kit: { path: Packages/Kit }
      Far: { url: https://example.org/far.git, from: 1.2.0 }
    targetTemplates:
      Extension: { type: app-extension, platform: iOS }
    targets:
      App: { type: application, platform: iOS, sources: [App] }
      Shown:
        templates: [Extension]
        sources:
          - path: Widget
            excludes: ["*.md", "Old/**"]
          - Shared/Colors.swift
          - path: Shared/Media.xcassets
          - { path: gone.swift, optional: true }
        settings:
          SWIFT_ACTIVE_COMPILATION_CONDITIONS: WIDGET
        info: { path: Widget/Info.plist }
        dependencies: [{ package: Far }, { target: Core }]
      Core: { type: framework, platform: iOS, sources: Core }
      Wrist: { type: app-extension, platform: watchOS, sources: [Wrist] }
    """

  private func bench() throws -> Bench {
    let bench = try Bench()
    try bench.put(specification, at: "project.yml")
    try bench.put("import SwiftUI", at: "App/App.swift")
    try bench.put("import WidgetKit\nimport Core\nimport Far\n@main struct W {}", at: "Widget/W.swift")
    try bench.put("import WidgetKit\n@main struct X {}", at: "Wrist/X.swift")
    try bench.put("no", at: "Widget/Old/Deep/O.swift")
    try bench.put("no", at: "Widget/README.md")
    try bench.put("<plist version=\"1.0\"><dict/></plist>", at: "Widget/Info.plist")
    try bench.put("let c = 1", at: "Shared/Colors.swift")
    try bench.put("{}", at: "Shared/Media.xcassets/Contents.json")
    try bench.put("public let core = 1", at: "Core/C.swift")
    return bench
  }

  @Test(arguments: ["", "Widget"])
  func `an XcodeGen specification is read`(place: String) throws {
    let target = try bench().find(place)
    #expect(target.name == "Shown")
    #expect(target.main.sources.names == ["Colors.swift", "W.swift"])
    #expect(target.main.resources.names == ["Media.xcassets"])
    #expect(target.main.settings.isSwift6 && target.main.settings.conditions == ["WIDGET"])
    #expect(target.infoPlist?.lastPathComponent == "Info.plist")
    #expect(target.bundleInformation["CFBundleIdentifier"] == "org.example.Shown")
    #expect(target.bundleInformation["CFBundleShortVersionString"] == "2.10")
    #expect(target.modules.map(\.name) == ["Core"])
    #expect(target.remoteProducts.map(\.requirement) == ["from: \"1.2.0\""])
  }

  @Test func `a watchOS target is chosen only by name`() throws {
    let bench = try bench()
    #expect(try bench.find { $0.target = "Wrist" }.main.sources.names == ["X.swift"])
    let unknown = try bench.failure { $0.target = "None" }
    #expect(unknown.kind == .usage && unknown.message.contains("Shown"))
  }

  @Test func `invalid YAML is an error`() throws {
    let bench = try Bench()
    try bench.put("targets: [", at: "project.yml")
    let failure = try bench.failure()
    #expect(failure.kind == .badData && failure.message.contains("project.yml"))
  }

  @Test func `packages of Tuist are found by the names in targets`() throws {
    let bench = try Bench()
    try bench.put(
      """
      let project = Project(name: "App", targets: [
        .target(name: "Shown", product: .appExtension, sources: ["W.swift"],
          dependencies: [.external(name: "Pier"), .external(name: "Mole")])])
      """, at: "Project.swift")
    try bench.put("", at: "Tuist/Package.swift")
    try bench.put("import WidgetKit\nimport Pier\nimport Mole\n@main struct W {}", at: "W.swift")
    let manifest = #"""
      {"dependencies": [{"sourceControl": [{"identity": "pier",
        "location": {"remote": [{"urlString": "https://example.org/pier.git"}]},
        "requirement": {"range": [{"lowerBound": "2.1.0", "upperBound": "3.0.0"}]}}]}], "targets": []}
      """#
    let target = try bench.find(manifests: ["Tuist": manifest])
    #expect(
      target.remoteProducts
        == [.init(url: "https://example.org/pier.git", requirement: "\"2.1.0\"..<\"3.0.0\"", product: "Pier")])
    #expect(target.missingModules.map(\.name) == ["Mole"])
  }

  @Test func `the literals of a Tuist manifest are read`() throws {
    let bench = try Bench()
    try bench.put(
      """
      import ProjectDescription
      let widget: Target = .target(
        name: "Shown", destinations: .iOS, product: .appExtension, bundleId: "org.example.shown", // product: .app
        sources: ["Widget/**/*.swift"], resources: ["Widget/Media.xcassets", "Widget/**/*.json"],
        dependencies: [.target(name: "Core")])
      let project = Project(name: "App", targets: [widget,
        .target(name: "Core", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Core/**"]),
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"])])
      """, at: "Project.swift")
    try bench.put("import WidgetKit\nimport Core\n@main struct W {}", at: "Widget/Deep/W.swift")
    try bench.put("{}", at: "Widget/Media.xcassets/Contents.json")
    try bench.put("{}", at: "Widget/data.json")
    try bench.put("let c = 1", at: "Core/C.swift")
    let target = try bench.find()
    #expect(target.name == "Shown" && target.main.sources.names == ["W.swift"])
    #expect(target.main.resources.names == ["Media.xcassets", "data.json"])
    #expect(target.modules.map(\.name) == ["Core"])
    #expect(target.bundleInformation["CFBundleIdentifier"] == "org.example.shown")
  }

  @Test(arguments: [
    ("*.md", "README.md", true), ("*.md", "a/README.md", false), ("**/*.md", "a/b/R.md", true),
    ("**/*.md", "R.md", true), ("Old", "Old/a.swift", true), ("a?.swift", "ab.swift", true), ("a", "ab", false),
  ])
  func `path patterns match as in a shell`(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }
}
