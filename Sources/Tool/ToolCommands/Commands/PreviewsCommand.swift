package import ArgumentParser
import Foundation
import Rendering
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct PreviewsCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "previews",
      abstract:
        "List the #Preview and PreviewProvider of the sources, and those that cannot be drawn, with the reason.",
      discussion: """
        Examples:
          \(ToolName.invoked) previews
          \(ToolName.invoked) render --preview NAME -o picture.png
        """)
  }

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run() async throws {
    let list = DrawingOptions().renderer(ToolEnvironment()).world.making { PreviewList() }
    let reports = list.items.map(PreviewReport.init)
    try ToolError.reporting {
      if json { return try Console.write(try reports.jsonText()) }
      if reports.isEmpty { Console.error("note: the sources have no previews") }
      for report in reports {
        try Console.print([report.place, report.label].joined(separator: "  "))
        try Console.print("    \(report.shown)")
      }
    }
  }
}
