import ArgumentParser
import Foundation
import Testing
import WidgetKit

@testable import ToolCommands
@testable import ToolOptions

/// Command lines that are read without the parser mean what they mean to the parser.
struct PlainCommandLineTests {
  private typealias Render = RenderCommand<NoWidgets>
  private typealias Refresh = RefreshCommand<NoWidgets>
  private typealias Run = RunCommand<NoWidgets>
  private typealias Status = StatusCommand<NoWidgets>

  /// What is compared: all values of an action, as text.
  private static func text(_ value: (some Any)?) -> String? {
    value.map { value in
      var text = ""
      dump(value, to: &text)
      return text
    }
  }

  private static func expectSame<Command: ActionCommand>(
    _ command: Command.Type, _ words: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let plain = try #require(Command.Action(plain: words), "\(words)", sourceLocation: location)
    #expect(try text(plain) == text(Command.parse(words).action), "\(words)", sourceLocation: location)
  }

  @Test(arguments: [
    ["comic", "-o", "a.png"],
    ["comic", "--output", "-", "--family", "medium", "--scale", "3"],
    ["--output=a=b.png", "comic", "--set", "a=1", "--set=b=-2", "--at", "2026-11-21"],
    ["comic", "-o", "a.png", "-v", "--json", "--strict", "--transparent", "--offline"],
    ["comic", "--dump", "layout", "--dump", "display-list", "--limit", "side=9", "--limit", "megapixels=80"],
    ["комикс", "-o", "é.png", "--locale", "system", "--time-zone", "Asia/Tokyo", "--time-limit", "7"],
    ["clock", "--batch", "--jobs", "2", "--skip-existing", "--exit-zero"],
  ])
  func `render reads the same options`(words: [String]) throws { try Self.expectSame(Render.self, words) }

  @Test(arguments: [
    [], ["a", "b", "--family", "small", "--family", "large", "-o", "out"],
    ["--config", "w.yaml", "--strict", "--jobs", "2"],
    ["a", "--budget", "48/day", "--interval", "5.5", "--ahead", "3", "--no-wait", "--scheme", "dark"],
  ])
  func `refresh reads the same options`(words: [String]) throws { try Self.expectSame(Refresh.self, words) }

  @Test func `run and status read the same options`() throws {
    try Self.expectSame(Run.self, ["a", "--no-seconds", "--device", "ipad-air", "-v"])
    try Self.expectSame(Status.self, ["a", "b", "--json", "-o", "x", "--at", "2026-11-21T08:00:00Z"])
    try Self.expectSame(Status.self, ["--config", "w.yaml"])
  }

  /// Each option of the help has to be read in both ways.
  @Test func `every option of the help can be read without the parser`() {
    func expectAll<Command: ActionCommand>(_ command: Command.Type) {
      let names = Command.helpMessage(columns: 1000).matches(of: /(?m)^ +(?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
      let known = Set(Command.Action.options.map(\.name))
      #expect(Set(names).subtracting(Self.readByParser) == known, "\(Command.self)")
    }
    expectAll(Render.self)
    expectAll(Refresh.self)
    expectAll(Run.self)
    expectAll(Status.self)
  }

  private static let readByParser: Set = ["--help", "--version"]

  @Test(arguments: [
    [], ["-o", "a.png"], ["comic", "other", "-o", "a.png"], ["comic", "-o"], ["comic", "-oa.png"],
    ["comic", "-o=a.png"], ["comic", "-o", "--json"], ["comic", "-o", "a.png", "--familly", "medium"],
    ["comic", "-o", "a.png", "--scale", "4"], ["comic", "-o", "a.png", "--scale"], ["comic", "-o", "a.png", "--", "x"],
    ["comic", "-o", "a.png", "--json=yes"], ["comic", "--help"], ["comic", "-h"], ["comic", "-o", "-", "--json"],
    ["comic", "-o", "a.png", "-vh"], ["comic", "-o", "a.png", "--time-limit", "-1"],
    ["comic", "-o", "a.png", "--sca", "1"],
    ["comic", "-o", "a.png", "--allow-host", "not a host"], ["comic", "-o", "a.png", "--set", "=1"],
  ])
  func `everything else is left to the parser`(words: [String]) { #expect(RenderAction(plain: words) == nil) }

  @Test func `options that cannot be combined are left to the parser`() {
    #expect(RefreshAction(plain: ["a", "--config", "w.yaml"]) == nil)
    #expect(RefreshAction(plain: ["--config", "w.yaml", "--scheme", "dark"]) == nil)
    #expect(RunAction(plain: ["--at", "2026-11-21"]) == nil)
    #expect(RefreshAction(plain: ["--ahead", "0"]) == nil)
    #expect(RefreshAction(plain: ["--jobs", "two"]) == nil)
    #expect(StatusAction(plain: ["-o", ""]) == nil)
  }
}

private struct NoWidgets: WidgetBundle {
  var body: some Widget { Empty() }
}

private struct Empty: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
