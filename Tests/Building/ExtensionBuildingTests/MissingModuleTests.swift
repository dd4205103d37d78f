import Foundation
import Testing

@testable import ExtensionBuilding

struct MissingModuleTests {
  @Test func `every missing module is an error at its import, and is replaced by an empty one`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\n/* a */ import Alamofire\n@main struct W {}", at: "W.swift")
    try bench.put("@testable import struct Kingfisher.Cache\nimport Alamofire", at: "X.swift")
    try bench.put("#if canImport(Sentry)\nimport Sentry\n#endif\nimport Testing\nimport os.log", at: "Y.swift")
    let target = try bench.find()
    #expect(target.missingModules.map(\.name) == ["Alamofire", "Kingfisher"])
    #expect(target.missingModules.map { "\($0.error.line):\($0.error.column)" } == ["2:16", "1:25"])
    #expect(target.modules.map(\.name) == ["Alamofire", "Kingfisher"])
    let names = MissingName.names(in: target.missingModules.map(\.error))
    let summary = try #require(MissingName.summary(of: names) { $0 })
    #expect(summary.contains("--module Alamofire=DIR") && summary.contains("--module Kingfisher=DIR"))
    #expect(try bench.find { $0.stubs = ["Alamofire", "Kingfisher"] }.missingModules.isEmpty)
  }

  @Test func `an import is rewritten if Almanac has a module of the same name`() {
    let text = SwiftSourceText("// Views\nimport Views\n@testable import struct Views.Tag // Views\nlet a = Views()\n")
    let renamed = text.renamingImports([("Views", "Views_")])
    #expect(
      renamed == "// Views\nimport Views_\n@testable import struct Views_.Tag // Views\nlet a = Views()\n")
    #expect(text.renamingImports([("Graphics", "Graphics_")]) == nil)
  }

  @Test func `an unsupported parameter type is explained`() {
    let words = "generic class 'IntentParameter' requires that 'Mood' conform to '_IntentValue'"
    let message = CompilerMessage(file: "/a.swift", line: 1, column: 1, text: words)
    #expect(message.remedy?.contains("AppEnum") == true)
    #expect(CompilerMessage(file: "/a.swift", line: 1, column: 1, text: "expected '}'").remedy == nil)
  }
}

struct FrameworkInterfaceTests {
  private let text = """
    // swift-interface-format-version: 1.0
    @_exported import Clock
    import Swift
    \(ImportLines("SwiftUI"))
    import Darwin
    import Metal
    public enum Hand : Swift.Sendable {
      case custom(Foundation.TimeInterval)
      case hour, minute
    }
    public protocol Face {
      var size: Swift.Int { get }
      func turn() -> Clock.Hand
    }
    public struct Turn : SwiftUI.ViewModifier {
      public init(hand: Clock.Hand)
      @_Concurrency.MainActor(unsafe) public func body(content: Clock.Turn.Content) -> some SwiftUI.View
      
      public typealias Body = @_opaqueReturnTypeOf("$s5", 0) __
      public var isOn: Swift.Bool { get set }
      public func hand() -> Clock.Hand
      @objc deinit
    }
    extension SwiftUI.View {
      public func turned(_ hand: Clock.Hand = .hour) -> some SwiftUI.View
    }
    """

  @Test func `declarations get empty bodies, and those without an empty value are left out`() {
    let source = FrameworkInterface(text, module: "Clock").source
    #expect(
      source == """
        \(ImportLines("SwiftUI"))
        import Darwin
        public enum Hand : Swift.Sendable {
        case custom(Foundation.TimeInterval)
        case hour, minute
        }
        public protocol Face {
        var size: Swift.Int { get }
        func turn() -> Hand
        }
        public struct Turn : SwiftUI.ViewModifier {
        public init(hand: Hand) {}
        public func body(content: Turn.Content) -> some SwiftUI.View { content }
        public var isOn: Swift.Bool { get { false } set {} }
        }
        extension SwiftUI.View {
        public func turned(_ hand: Hand = .hour) -> some SwiftUI.View { self }
        }

        """)
  }

  @Test func `a framework without sources becomes a module, with a note`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport Clock\n@main struct W {}", at: "W.swift")
    for folder in ["ios-arm64-simulator", "ios-arm64"] {
      try bench.put(
        "public struct \(folder.hasSuffix("simulator") ? "A" : "B") {\n}",
        at: "Frameworks/Clock.xcframework/\(folder)/Clock.framework/Modules/Clock.swiftmodule/arm64.swiftinterface")
    }
    for stubs in [[], ["Clock"]] {
      let target = try bench.find { $0.stubs = stubs }
      #expect(target.modules.first?.generated.first?.text == "public struct B {\n}\n")
      #expect(target.missingModules.isEmpty && target.notes.contains { $0.contains("Clock.xcframework") })
    }
  }
}

struct ActorBindingTests {
  @Test func `a module that needs the main actor is compiled on it, also the next time`() throws {
    let bench = try Bench()
    let workspace = Workspace(
      cache: bench.folder, almanac: try AlmanacPackage(given: nil, environment: [:]), version: "1")
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.sources = [bench.folder.appending(path: "W.swift")]
    target.modules = [ModuleSources(name: "Kit")]
    let words = "call to main actor-isolated instance method 'a()' in a synchronous nonisolated context"
    let error = CompilerMessage(file: bench.folder.appending(path: "W.swift").path, line: 1, column: 1, text: words)
    let names = ActorBindings.modules(of: target, for: [error])
    #expect(names == ["W"])
    var bindings = ActorBindings(in: workspace)
    bindings.add(names, to: &target)
    #expect(target.main.settings.isOnMainActor && !target.modules[0].settings.isOnMainActor)
    #expect(ActorBindings.modules(of: target, for: [error]).isEmpty)
    try bindings.save()
    target.main.settings.isOnMainActor = false
    ActorBindings(in: workspace).apply(to: &target)
    #expect(target.main.settings.isOnMainActor)
  }
}

struct FolderByItselfTests {
  @Test func `all widgets are drawn if there is no @main`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nstruct A: Widget {\n  struct N: Widget {}\n}", at: "w/A.swift")
    try bench.put(
      "import WidgetKit\npublic struct B : Sendable, Widget {}\nprivate struct C: Widget {}", at: "w/B.swift")
    let target = try bench.find("w")
    #expect(target.notes.contains { $0.hasSuffix("drawing all widgets: A, B") })
    #expect(target.main.generated.first?.text.contains("    A()\n    B()\n") == true)
  }

  @Test func `a folder with widgets is built alone if its target lacks sources`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Bundle/W.swift")
    try bench.put("import WidgetKit\nstruct A: Widget {}", at: "A/A.swift")
    let target = ProjectText.Target(name: "Whole", sources: ["Bundle/W.swift", "A/A.swift", "../gone.swift"])
    try bench.put(ProjectText.project([target]), at: "App.xcodeproj/project.pbxproj")
    let alone = try bench.find("A")
    #expect(alone.main.sources.names == ["A.swift"])
    #expect(alone.notes.contains { $0.contains("gone.swift") && $0.contains("--target \"Whole\"") })
    #expect(try bench.find("Bundle").main.sources.names == ["A.swift", "W.swift"])
    #expect(try bench.find("A") { $0.target = "Whole" }.main.sources.count == 2)
  }

  @Test func `a missing dependency of a package is a note`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport Kit\n@main struct W {}", at: "W.swift")
    try bench.put("let k = 1", at: "Kit/Sources/Kit/K.swift")
    try bench.put(at: "Kit/Package.swift")
    let json = """
      {"dependencies": [{"fileSystem": [{"path": "\(bench.folder.path)/Gone"}]}],
       "targets": [{"name": "Kit", "type": "regular"}]}
      """
    let target = try bench.find(manifests: ["Kit": json])
    #expect(target.modules.map(\.name) == ["Kit"])
    #expect(target.notes.contains { $0.contains("/Gone") })
  }
}
