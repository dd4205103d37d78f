package import ArgumentParser
import ExtensionBuilding
import Foundation
import ToolReports

/// `init`: a package with a first widget.
package struct InitCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init", abstract: "Makes a package with one widget, tests, a README, and a script that draws it.",
      discussion: "Example: \(ToolName.invoked) init Harbour && cd Harbour && ./preview")
  }

  @Argument(help: "The name: letters, digits and _. The folder of that name is made in the current one.")
  var name: String

  @Option(help: ArgumentHelp("Almanac's own package; where this tool was built, unless given.", valueName: "dir"))
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
    Console.error("draw it: cd \(name) && ./preview · test it: swift test")
    do { try Console.print(folder.path) } catch {
      throw ExtensionBuildingError(.cannotCreate, "standard output: cannot be written")
    }
  }
}
