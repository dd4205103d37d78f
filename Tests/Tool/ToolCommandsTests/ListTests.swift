import Foundation
import Testing

@testable import ToolCommands
@testable import Widgets

struct ListTests {
  @Test func `what is not drawn is listed with the reason`() throws {
    let member = UndrawnWidget(kind: "light", displayName: "The light", description: nil, reason: "a control")
    let report = WidgetReport(member)
    #expect(report.notDrawn == "a control" && report.families.isEmpty && report.displayName == "The light")
    let json = String(decoding: try report.jsonText(), as: UTF8.self)
    #expect(json.contains("\"notDrawn\" : \"a control\""))
  }

  @Test func `list takes a language`() async throws {
    let run = try await ToolBench().run(["list", "--locale", "de_DE"])
    #expect(run.exitCode == 0 && !run.text.isEmpty)
    let wrong = try await ToolBench().run(["list", "--locale", "nowhere"])
    #expect(wrong.exitCode == 64 && wrong.errors.contains("There is no locale 'nowhere'"))
  }

  @Test(arguments: ["0", "-1", "nan", "soon", "1e9", "inf"])
  func `a time limit that is none is refused`(_ limit: String) async throws {
    let run = try await ToolBench().run(["render", "ComicWidget", "-o", "-", "--time-limit", limit])
    #expect(run.exitCode == 64 && run.errors.contains("is no time limit"))
  }
}
