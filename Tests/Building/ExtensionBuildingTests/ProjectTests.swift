import ExtensionBuilding
import Foundation
import Testing

struct ProjectTests {
  private typealias Target = ProjectText.Target

  private func put(
    _ targets: [ProjectText.Target], in bench: Bench, settings: [String: String] = [:], packages: [String] = []
  ) throws {
    try bench.put(
      ProjectText.project(targets, settings: settings, packages: packages), at: "App.xcodeproj/project.pbxproj")
  }

  @Test func `a target's members are found wherever they are`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Widget/W.swift")
    try bench.put("let a = 1", at: "Shared/A.swift")
    try bench.put("no member", at: "Widget/Other.swift")
    try bench.put("{}", at: "Media.xcassets/Contents.json")
    let widget = Target(
      name: "My Widgets", sources: ["Widget/W.swift", "Shared/A.swift"], resources: ["Media.xcassets"],
      settings: [
        "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) WIDGET",
        "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(TARGET_NAME:rfc1034identifier)",
      ])
    try put(
      [Target(name: "App", type: "application", sources: ["no.swift"]), widget], in: bench,
      settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "ALL DEBUG"])
    for place in ["", "Widget"] {
      let target = try bench.find(place)
      #expect(target.name == "My Widgets")
      #expect(target.main.name == "My_Widgets")
      #expect(target.main.sources.names == ["A.swift", "W.swift"])
      #expect(target.main.resources.names == ["Media.xcassets"])
      #expect(target.main.settings.conditions == ["ALL", "WIDGET"])
      #expect(target.main.settings.isSwift6)
      #expect(target.bundleInformation["CFBundleIdentifier"] == "org.example.My-Widgets")
    }
  }

  @Test func `exceptions add files of a folder without a target`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Widget/W.swift")
    try bench.put("struct App {}", at: "Widget/App.swift")
    let widget = Target(name: "Widget", folder: "Widget", exceptions: ["W.swift"], ownsFolder: false)
    try bench.put(ProjectText.project([widget]), at: "App.xcodeproj/project.pbxproj")
    #expect(try bench.find().main.sources.names == ["W.swift"])
  }

  @Test func `a synchronized folder is a member, except for its exceptions`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Widget/W.swift")
    try bench.put("let a = 1", at: "Widget/Deep/A.swift")
    try bench.put("no member", at: "Widget/No/B.swift")
    try bench.put("let s = 1", at: "App/Shared.swift")
    try bench.put("import SwiftUI", at: "App/App.swift")
    let app = Target(name: "App", type: "application", folder: "App")
    let widget = Target(name: "Widget", folder: "Widget", exceptions: ["No", "Info.plist"])
    try put([app, widget], in: bench)
    #expect(try bench.find().main.sources.names == ["A.swift", "W.swift"])
    // An exception of another target's folder adds a file to this one.
    let text = ProjectText.project([app, widget]).replacing(
      "T0E = { isa = Set; membershipExceptions = (); target = T0; };",
      with: "T0E = { isa = Set; membershipExceptions = (Shared.swift); target = T1; };")
    try bench.put(text, at: "App.xcodeproj/project.pbxproj")
    #expect(try bench.find().main.sources.names == ["A.swift", "Shared.swift", "W.swift"])
  }

  @Test func `extensions without widgets are ignored`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    try bench.put("import WidgetKit", at: "S.swift")
    func plist(_ point: String) -> String {
      let key = "<key>NSExtensionPointIdentifier</key><string>\(point)</string>"
      return "<plist version=\"1.0\"><dict><key>NSExtension</key><dict>\(key)</dict></dict></plist>"
    }
    try bench.put(plist("com.apple.share-services"), at: "S-Info.plist")
    try bench.put(plist("com.apple.widgetkit-extension"), at: "W-Info.plist")
    try put(
      [
        Target(name: "Share", sources: ["S.swift"], settings: ["INFOPLIST_FILE": "S-Info.plist"]),
        Target(name: "Widget", sources: ["W.swift"], settings: ["INFOPLIST_FILE": "$(SRCROOT)/W-Info.plist"]),
      ], in: bench)
    #expect(try bench.find().name == "Widget")
    let unknown = try bench.failure { $0.target = "Wdget" }
    #expect(unknown.kind == .usage && unknown.message.contains("choose from: Widget"))
  }

  @Test func `several targets are listed, and one can be chosen`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "A.swift")
    try bench.putWidget(at: "B/B.swift")
    try put([Target(name: "One", sources: ["A.swift"]), Target(name: "Two", sources: ["B/B.swift"])], in: bench)
    let failure = try bench.failure()
    #expect(failure.kind == .usage && failure.message.contains("One, Two"))
    #expect(try bench.find { $0.target = "Two" }.main.sources.names == ["B.swift"])
    #expect(try bench.find("B").name == "Two")
  }

  @Test func `a project without widgets lists its targets, and an unknown folder is built alone`()
    throws
  {
    let bench = try Bench()
    try put([Target(name: "App", type: "application")], in: bench)
    let failure = try bench.failure()
    #expect(failure.kind == .badData && failure.message.contains("App"))
    try bench.putWidget(at: "elsewhere/W.swift")
    #expect(try bench.find("elsewhere").main.sources.count == 1)
  }

  @Test func `missing catalogs are an error`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    try put([Target(name: "W", sources: ["W.swift"], resources: ["Media.xcassets"])], in: bench)
    let failure = try bench.failure { $0.target = "W" }
    #expect(failure.kind == .noInput && failure.message.contains("Media.xcassets"))
  }

  @Test func `missing entitlements are a note`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    try put(
      [Target(name: "W", sources: ["W.swift"], settings: ["CODE_SIGN_ENTITLEMENTS": "W.entitlements"])], in: bench)
    let target = try bench.find()
    #expect(target.entitlements == nil)
    #expect(target.notes.contains { $0.contains("W.entitlements") })
  }

  @Test func `file names are matched as on a case-insensitive disk`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "WiOS/Widget.swift")
    try bench.put("<plist version=\"1.0\"><dict/></plist>", at: "WiOS/W.entitlements")
    try put(
      [Target(name: "W", sources: ["wiOS/widget.swift"], settings: ["CODE_SIGN_ENTITLEMENTS": "wIOS/w.entitlements"])],
      in: bench)
    let target = try bench.find()
    #expect(target.main.sources.names == ["Widget.swift"])
    #expect(target.entitlements?.path.hasSuffix("WiOS/W.entitlements") == true)
    try bench.putWidget(at: "wiOS/widget.swift")
    #expect(try bench.find { $0.target = "W" }.main.sources.map(\.lastPathComponent) == ["widget.swift"])
  }

  @Test func `missing files are notes`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "W.swift")
    try put([Target(name: "W", sources: ["W.swift", "gone.swift"], resources: ["Secrets.plist"])], in: bench)
    let target = try bench.find()
    #expect(target.main.sources.names == ["W.swift"] && target.main.resources.isEmpty)
    for name in ["gone.swift", "Secrets.plist"] { #expect(target.notes.contains { $0.contains(name) }) }
  }

  @Test(arguments: ["", "{", "{ objects = {}; }", "{ rootObject = A; objects = { A = B }; }", "<plist", "bplist00"])
  func `a damaged project is an error with its path`(text: String) throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put(text, at: "App.xcodeproj/project.pbxproj")
    let failure = try bench.failure()
    #expect(failure.kind == .badData && failure.message.contains("project.pbxproj"))
    try FileManager.default.removeItem(at: bench.folder.appending(path: "App.xcodeproj/project.pbxproj"))
    #expect(try bench.failure().kind == .noInput)
  }

  @Test func `imported frameworks and packages of the project become modules`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport Kit\nimport Tools\n@main struct W {}", at: "W.swift")
    try bench.put("let k = 1", at: "K.swift")
    try bench.put("let t = 1", at: "Tools/Sources/Tools/T.swift")
    try bench.put(at: "Tools/Package.swift")
    try put(
      [
        Target(name: "Kit", type: "framework", sources: ["K.swift"]), Target(name: "W", sources: ["W.swift"]),
        Target(name: "Unused", type: "framework", sources: ["gone.swift"]),
      ], in: bench, packages: ["Tools"])
    let target = try bench.find(manifests: ["Tools": #"{"targets": [{"name": "Tools", "type": "regular"}]}"#])
    #expect(target.modules.map(\.name) == ["Kit", "Tools"])
    #expect(target.main.dependencies == ["Kit", "Tools"])
  }
}
