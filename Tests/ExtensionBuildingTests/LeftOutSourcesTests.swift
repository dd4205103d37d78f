import Foundation
import Testing

@testable import ExtensionBuilding

struct LeftOutSourcesTests {
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

  @Test func `files of modules and shared folders can be missed`() throws {
    var leftOut = LeftOutSources()
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
  func `files of the extension, and those that are made, cannot`(_ path: String) {
    var leftOut = LeftOutSources()
    let rest = leftOut.leaveOut([error("Kit/Gesture.swift"), error(path)], of: target)
    #expect(rest?.name == nil)
    #expect(leftOut.errors.isEmpty)
  }

  @Test func `without an error at a place nothing is left out`() {
    var leftOut = LeftOutSources()
    let rest = leftOut.leaveOut([], of: target)
    #expect(rest?.name == nil)
  }

  @Test func `a second round keeps the errors of the first`() throws {
    var leftOut = LeftOutSources()
    let first = leftOut.leaveOut([error("Kit/Gesture.swift")], of: target)
    let second = leftOut.leaveOut([error("Kit/Color.swift")], of: try #require(first))
    #expect(try #require(second).modules[0].sources.isEmpty)
    #expect(leftOut.errors.count == 2)
  }
}
