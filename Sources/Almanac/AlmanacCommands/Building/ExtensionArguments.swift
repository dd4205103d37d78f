package import ArgumentParser
package import ExtensionBuilding
package import Foundation
import ToolReports

/// The options of commands that compile an extension.
package struct ExtensionArguments: ParsableArguments {
  @Option(help: "The target to build, if the project has several with widgets.")
  package var target: String?

  @Option(help: "A file or folder to add to the sources and resources. May be repeated.")
  var include: [String] = []

  @Option(
    help: ArgumentHelp("The folder of a module that the sources import. May be repeated.", valueName: "name=dir"))
  var module: [String] = []

  @Option(help: ArgumentHelp("Use an empty module of this name. May be repeated.", valueName: "name"))
  var stub: [String] = []

  @Option(help: ArgumentHelp("Define a condition for #if, such as DEBUG. May be repeated.", valueName: "name"))
  var define: [String] = []

  @Option(
    help: ArgumentHelp(
      "Almanac's package (default: the installed sources, or where this tool was built).", valueName: "dir"))
  var almanac: String?

  package init() {}

  package func validate() throws {
    for name in stub + define where !ModuleName.isIdentifier(name) {
      throw ValidationError("invalid name '\(name)'. Use letters, digits and _, without a leading digit.")
    }
    for entry in module {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, ModuleName.isIdentifier(String(parts[0])) else {
        throw ValidationError(
          "invalid module '\(entry)'. Use --module NAME=DIR, with the name that the sources import.")
      }
    }
  }

  /// The request to build the extension in `folder`.
  package func request(for folder: String) -> ExtensionRequest {
    var request = ExtensionRequest(folder: Self.place(folder))
    (request.target, request.stubs, request.conditions) = (target, stub, define)
    request.includes = include.map(Self.place)
    for entry in module {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      request.modules[parts[0]] = Self.place(parts[1])
    }
    return request
  }

  /// The compiler, and Almanac's package, with whose modules the extension is compiled.
  ///
  /// - Throws: `.unavailable`; if both are missing, the error has both remedies.
  package func buildTools() throws(ExtensionBuildingError) -> (toolchain: Toolchain, almanac: AlmanacPackage) {
    let toolchain: Toolchain
    do {
      toolchain = try Toolchain()
    } catch let noSwift {
      do { _ = try almanacPackage() } catch let noSources {
        throw ExtensionBuildingError(.unavailable, "\(noSwift.message)\n\(noSources.message)")
      }
      throw noSwift
    }
    return (toolchain, try almanacPackage())
  }

  private func almanacPackage() throws(ExtensionBuildingError) -> AlmanacPackage {
    try AlmanacPackage(given: almanac.map(Self.place))
  }

  /// The path from the working directory, without `.` and `..`, and without following links.
  package static func place(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }
}

extension ToolError {
  package init(_ error: ExtensionBuildingError) {
    let code: ExitCode =
      switch error.kind {
      case .usage: .validationFailure
      case .badData: .badData
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .cannotCreate: .cannotCreate
      }
    self.init(error.message, exitCode: code)
  }
}
