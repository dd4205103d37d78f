import Foundation
import Testing

@testable import ExtensionBuilding

/// The choice of a target by a folder in its project.
struct ProjectFolderTests {
  private typealias Target = ProjectText.Target

  @Test func `the folder of a widget's @main belongs to its target, even if others share its files`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Rain/Rain.swift")
    try bench.put("import WidgetKit\nstruct V {}", at: "Rain/View.swift")
    try bench.putWidget(at: "Sun/Sun.swift")
    let targets = [
      Target(name: "SunWidget", sources: ["Sun/Sun.swift", "Rain/View.swift"]),
      Target(name: "RainWidget", sources: ["Rain/Rain.swift", "Rain/View.swift", "Sun/Other.swift"]),
    ]
    try bench.put(ProjectText.project(targets), at: "App.xcodeproj/project.pbxproj")
    #expect(try bench.find("Rain").name == "RainWidget")
    try bench.put(ProjectText.project([targets[0]]), at: "App.xcodeproj/project.pbxproj")
    let alone = try bench.find("Rain")
    #expect(alone.name == "Rain" && alone.main.sources.names == ["Rain.swift", "View.swift"])
  }

  @Test func `a watchOS target is not chosen by default`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nstruct V {}", at: "Widgets/View.swift")
    try bench.putWidget(at: "Phone/P.swift")
    try bench.putWidget(at: "Watch/W.swift")
    let watch = Target(
      name: "OnWatch", sources: ["Watch/W.swift", "Widgets/View.swift"], settings: ["SDKROOT": "watchos"])
    let phone = Target(
      name: "OnPhone", sources: ["Phone/P.swift", "Widgets/View.swift"], settings: ["SDKROOT": "iphoneos"])
    try bench.put(ProjectText.project([watch, phone]), at: "App.xcodeproj/project.pbxproj")
    #expect(try bench.find().name == "OnPhone")
    #expect(try bench.find("Widgets").name == "OnPhone")
    #expect(try bench.find("Watch").name == "OnWatch")
    #expect(try bench.find { $0.target = "OnWatch" }.name == "OnWatch")
  }

  @Test func `the iPhone's target is preferred, and watchOS targets alone are listed`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    let sources = ["W.swift"]
    let phone = Target(name: "OnPhone", sources: sources, settings: ["SUPPORTED_PLATFORMS": "iphoneos xros"])
    let desk = Target(name: "OnDesk", sources: sources, settings: ["SUPPORTED_PLATFORMS": "macosx"])
    let watch = Target(name: "OnWatch", sources: sources, settings: ["SDKROOT": "watchos"])
    try bench.put(ProjectText.project([desk, phone, watch]), at: "App.xcodeproj/project.pbxproj")
    #expect(try bench.find().name == "OnPhone")
    try bench.put(ProjectText.project([watch]), at: "App.xcodeproj/project.pbxproj")
    let failure = try bench.failure()
    #expect(failure.kind == .usage && failure.message.contains("OnWatch"))
  }

  @Test func `without a submodule's settings, targets are recognized by name, with a note`()
    throws
  {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    let targets = ["Widget iOS", "Widget macOS"].map {
      Target(name: $0, sources: ["W.swift"], settingsFile: "Submodule/Extension.xcconfig")
    }
    try bench.put(ProjectText.project(targets), at: "App.xcodeproj/project.pbxproj")
    let target = try bench.find()
    #expect(target.name == "Widget iOS")
    #expect(target.notes.contains { $0.contains("Submodule/Extension.xcconfig") && $0.contains("git submodule") })
    try bench.put("SDKROOT = macosx\n", at: "Submodule/Extension.xcconfig")
    #expect(try bench.failure().kind == .usage)
  }
}

struct PhoneConditionTests {
  @Test func `conditions on iOS are true, and positions stay`() {
    let text = "#if os(iOS) || os(watchOS)\nlet a = \"os(iOS)\"\n  #elseif !os(iOS)\n#endif\n"
    let compiled = ObjCAttributeRewriter.compiled(text)
    #expect(
      compiled == "#if true    || os(watchOS)\nlet a = \"os(iOS)\"\n  #elseif !true   \n#endif\n")
    #expect(ObjCAttributeRewriter.compiled("  override func observeValue(\n") == "           func observeValue(\n")
  }
}
