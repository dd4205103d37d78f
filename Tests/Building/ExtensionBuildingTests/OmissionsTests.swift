import Foundation
import Testing

@testable import ExtensionBuilding

struct OmissionsTests {
  private let bench: Bench
  private let target: ExtensionTarget

  init() throws {
    bench = try Bench()
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.sources = [
      try bench.putWidget(at: "Widget/W.swift"), try bench.put("", at: "Widget/Views/V.swift"),
      try bench.put("", at: "Shared/Alerts.swift"),
    ]
    var kit = ModuleSources(name: "Kit")
    kit.sources = [try bench.put("", at: "Kit/Gesture.swift"), try bench.put("", at: "Kit/Color.swift")]
    target.modules = [kit]
    self.target = target
  }

  private func error(_ path: String, line: Int = 3) -> CompilerMessage {
    CompilerMessage(
      file: bench.folder.appending(path: path).path, line: line, column: 1, text: "cannot find 'UIView' in scope")
  }

  @Test func `files of modules and shared folders can be left out`() throws {
    var leftOut = Omissions()
    let errors = [error("Kit/Gesture.swift"), error("Kit/Gesture.swift", line: 9), error("Shared/Alerts.swift")]
    let attempt = leftOut.leaveOut(errors, of: target)
    let rest = try #require(attempt)
    #expect(rest.main.sources.names == ["V.swift", "W.swift"])
    #expect(rest.modules[0].sources.names == ["Color.swift"])
    #expect(leftOut.notes.count == 2)
    #expect(
      leftOut.notes[0].contains("Kit/Gesture.swift: left out") && leftOut.notes[0].contains("line 3: cannot find"))
  }

  @Test(arguments: ["Widget/W.swift", "Widget/Views/V.swift", "Elsewhere/Made.swift"])
  func `the extension's own files and generated files cannot be left out`(_ path: String) {
    var leftOut = Omissions()
    let rest = leftOut.leaveOut([error("Kit/Gesture.swift"), error(path)], of: target)
    #expect(rest?.name == nil)
    #expect(leftOut.omissions.isEmpty)
  }

  @Test func `nothing is left out without an error that has a location`() {
    var leftOut = Omissions()
    let rest = leftOut.leaveOut([], of: target)
    #expect(rest?.name == nil)
  }

  @Test func `a second round keeps the errors of the first`() throws {
    var leftOut = Omissions()
    let first = leftOut.leaveOut([error("Kit/Gesture.swift")], of: target)
    let second = leftOut.leaveOut([error("Kit/Color.swift")], of: try #require(first))
    #expect(try #require(second).modules[0].sources.isEmpty)
    #expect(leftOut.omissions.count == 2)
  }
}

struct OmissionTests {
  private let bench: Bench
  private var target: ExtensionTarget
  private let text = """
    \(ImportLines("SwiftUI", "WidgetKit"))

    @main struct W: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "w", provider: P()) { _ in Used() } }
    }
    struct Used: View {
      var body: some View { Text("a") }
      func tap() { Gesture() }
    }
    struct Unused: View {
      var body: some View { Sidebar() }
    }
    struct Model { var sound: Sound; var size: Int }
    extension Color { static var brand: Color { Color(named: "x") } }
    """

  init() throws {
    bench = try Bench()
    target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.sources = [try bench.put(text, at: "W.swift")]
  }

  private func error(_ line: Int, _ text: String, column: Int = 30) -> CompilerMessage {
    CompilerMessage(file: bench.folder.appending(path: "W.swift").path, line: line, column: column, text: text)
  }

  @Test func `the smallest possible declaration is left out`() throws {
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut(
      [
        error(9, "cannot find 'Gesture' in scope", column: 18), error(12, "cannot find 'Sidebar' in scope"),
        error(14, "cannot find type 'Sound' in scope", column: 27),
      ], of: target)
    let rest = try #require(attempt)
    #expect(leftOut.omissions.map(\.label) == ["func tap", "struct Unused", "struct Model"])
    #expect(leftOut.notes[0].contains("W.swift:9: func tap: left out") && leftOut.notes[0].contains("'Gesture'"))
    #expect(rest.omissions.values.flatMap(\.self).count == 3)
    #expect(rest.main.sources.count == 1)
  }

  @Test func `the main type is never left out`() {
    var leftOut = Omissions()
    let rest = leftOut.leaveOut([error(5, "cannot find 'P' in scope")], of: target)
    #expect(rest?.name == nil)
  }

  @Test func `original errors come first, and errors in unused code last`() throws {
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut(
      [error(12, "cannot find 'Sidebar' in scope"), error(8, "cannot find 'Lost' in scope")], of: target)
    _ = try #require(attempt)
    let last = error(5, "cannot find 'Used' in scope", column: 90)
    let reasons = leftOut.reasons(for: [last])
    #expect(reasons.errors.map(\.text) == ["cannot find 'Lost' in scope"])
    #expect(reasons.unreached == 1)
  }

  @Test func `an error that does not quote an omitted name is caused by it, if its line has the name`() throws {
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut([error(8, "cannot find 'Lost' in scope")], of: target)
    _ = try #require(attempt)
    let reasons = leftOut.reasons(for: [error(5, "'any Used' cannot be constructed", column: 90)])
    #expect(reasons.errors.map(\.text).contains("cannot find 'Lost' in scope"))
    #expect(reasons.unreached == 0)
  }

  @Test func `an omitted extension of a system type is missed if its name is used`() throws {
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut([error(15, "no exact matches", column: 50)], of: target)
    let rest = try #require(attempt)
    #expect(leftOut.dangling(in: rest).isEmpty)
    var other = rest
    other.main.sources.append(try bench.put("let a: Color = .brand", at: "A.swift"))
    #expect(leftOut.dangling(in: other).count == 1)
  }

  @Test func `an omitted extension of a missing type is not missed`() throws {
    var (target, leftOut) = (target, Omissions())
    target.main.sources += [
      try bench.put("import UIKit\n\nextension UIStoryboard {\n  static var main: Int { 1 }\n}", at: "Story.swift"),
      try bench.put("let a = DispatchQueue.main", at: "A.swift"),
    ]
    let path = bench.folder.appending(path: "Story.swift").path
    let missing = CompilerMessage(
      file: path, line: 3, column: 11, text: "cannot find type 'UIStoryboard' in scope")
    var attempt = leftOut.leaveOut([missing], of: target)
    var missed = leftOut.dangling(in: try #require(attempt))
    #expect(missed.isEmpty)
    let other = CompilerMessage(file: path, line: 4, column: 27, text: "no exact matches")
    leftOut = Omissions()
    attempt = leftOut.leaveOut([other], of: target)
    missed = leftOut.dangling(in: try #require(attempt))
    #expect(missed.count == 1)
  }

  @Test(arguments: [
    ("#if os(macOS)", false), ("#if !os(iOS)", false), ("#if os(watchOS) || os(tvOS)", false),
    ("#if os(iOS)\n#else", false), ("#if os(iOS)\n#elseif DEBUG", false), ("#if os(macOS) && DEBUG", false),
    ("#if os(iOS)", true), ("#if os(macOS)\n#else", true), ("#if os(macOS) || DEBUG", true), ("#if DEBUG\n#else", true),
    ("#if os(macOS)\n#if DEBUG\n#endif\n#endif\n#if swift(>=6)", true),
  ]) func `names in inactive code do not count`(_ condition: String, counts: Bool) throws {
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut([error(15, "no exact matches", column: 50)], of: target)
    var rest = try #require(attempt)
    rest.main.sources.append(try bench.put("\(condition)\nlet a: Color = .brand\n#endif", at: "A.swift"))
    #expect(leftOut.dangling(in: rest).isEmpty == !counts)
  }

  @Test func `omitted code becomes spaces, and positions stay`() throws {
    let workspace = Workspace(
      cache: bench.folder.appending(path: "cache"), almanac: try AlmanacPackage(given: nil, environment: [:]),
      version: "1")
    var leftOut = Omissions()
    let attempt = leftOut.leaveOut([error(12, "cannot find 'Sidebar' in scope")], of: target)
    let contents = try workspace.put(try #require(attempt))
    let link = try #require(contents.paths.keys.first)
    let written = try String(contentsOfFile: link, encoding: .utf8)
    #expect(written.utf8.count == text.utf8.count)
    #expect(!written.contains("Unused") && written.contains("struct Model"))
  }
}
