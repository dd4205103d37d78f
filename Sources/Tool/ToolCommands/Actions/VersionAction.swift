package import Foundation
package import ToolOptions
import ToolReports

/// Prints the version.
package struct VersionAction: CommandAction {
  package init() {}

  package static var options: [PlainOption<Self>] { [] }

  package func add(_ argument: String) -> Bool { false }
  package func validate() {}

  /// It draws nothing.
  package var timeZone: TimeZone { .gmt }

  package func run() throws { try ToolError.reporting { try Console.print(ToolName.version) } }
}
