package import Foundation
package import ToolOptions
import ToolReports
package import Widgets

/// Prints the version.
package struct VersionAction: CommandAction {
  package init() {}

  package static var options: [PlainOption<Self>] { [] }

  package func add(_ argument: String) -> Bool { false }
  package func validate() {}

  package var timeZone: TimeZone? { nil }

  package func run(_ bundle: any WidgetBundle.Type) throws { try run() }

  package func run() throws { try ToolError.reporting { try Console.print(ToolName.version) } }
}
