package import ArgumentParser
import ExtensionBuilding
import Foundation
import ToolReports

package struct InitCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init", abstract: "Create a package with a widget, tests, a README and a preview script.",
      discussion: "Example: \(ToolName.invoked) init Harbour && cd Harbour && ./preview")
  }

  @Argument(help: "The package's name: letters, digits and _. A folder of this name is created in the current folder.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Almanac's package (default: the installed sources, or where this tool was built).", valueName: "dir"))
  var almanac: String?

  package init() {}

  package func run() throws {
    try ToolError.reporting {
      do throws(ExtensionBuildingError) {
        try make()
      } catch {
        throw ToolError(error)
      }
    }
  }

  private func make() throws(ExtensionBuildingError) {
    let package = try AlmanacPackage(given: almanac.map { URL(fileURLWithPath: $0).standardizedFileURL })
    let tool = Bundle.main.executableURL?.standardizedFileURL
    let template = try PackageTemplate(name: name, almanac: package, isAlmanacGiven: almanac != nil, tool: tool)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let folder = try template.write(in: here)
    Console.inform("to draw it: cd \(name) && ./preview; to test it: swift test")
    do { try Console.print(folder.path) } catch {
      throw ExtensionBuildingError(.cannotCreate, "standard output: cannot be written")
    }
  }
}
