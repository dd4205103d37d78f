package import ArgumentParser
import ExtensionBuilding
import Foundation
import ToolOptions
import ToolReports

package struct BuildCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "build",
      abstract: "Compile an unmodified WidgetKit extension into a tool that draws its widgets.",
      discussion: """
        DIR is the folder of the extension, its Xcode project or its Swift package. No source is changed or copied. \
        The first build on a machine also compiles Almanac, which takes some minutes; later builds take seconds.

        Examples:
          \(ToolName.invoked) build MyApp --target MyWidgetExtension -o my-widgets
          \(ToolName.invoked) build MyApp/Widget --include MyApp/Shared
          ./my-widgets gallery --output gallery
        """)
  }

  @Argument(help: ArgumentHelp("The folder of the extension, its Xcode project or its package.", valueName: "dir"))
  var folder: String

  @Option(
    name: .shortAndLong,
    help: "The tool to write; missing folders are created (default: the target's name, in the current folder).")
  var output: String?

  @Option(help: "The target to build, if the project has several with widgets.")
  var target: String?

  @Option(help: "A file or folder to add to the sources and resources. May be repeated.")
  var include: [String] = []

  @Option(
    help: ArgumentHelp("The folder of a module that the sources import. May be repeated.", valueName: "name=dir"))
  var module: [String] = []

  @Option(help: ArgumentHelp("Use an empty module of this name. May be repeated.", valueName: "name"))
  var stub: [String] = []

  @Option(help: ArgumentHelp("Define a condition for #if, such as DEBUG. May be repeated.", valueName: "name"))
  var define: [String] = []

  @Option(help: ArgumentHelp("Almanac's package (default: where this tool was built).", valueName: "dir"))
  var almanac: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Show the compiler's whole output.")
  var verbose = false

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
    if folder.isEmpty || output?.isEmpty == true { throw ValidationError("The folder and --output must not be empty.") }
  }

  package func run() throws {
    try ToolError.reporting {
      do throws(ExtensionBuildingError) {
        try build()
      } catch {
        throw ToolError(error)
      }
    }
  }

  private func build() throws(ExtensionBuildingError) {
    let start = ContinuousClock.now
    let toolchain = try Toolchain()
    let package = try AlmanacPackage(given: almanac.map(Self.folder))
    let workspace = Workspace(cache: ToolEnvironment().cache, almanac: package, version: ToolName.version)
    var request = request
    var (target, result) = try build(request, in: workspace, with: toolchain)
    // Packages for Apple's systems are compiled like the user's own code. Each may need another.
    for _ in 0..<Self.packageDepth where !result.foreignPackages.isEmpty {
      let known = Set(request.packages)
      request.packages += result.foreignPackages.filter { !known.contains($0) }
      guard request.packages.count > known.count else { break }
      (target, result) = try build(request, in: workspace, with: toolchain)
    }
    let report = BuildReport(
      target: target, tool: tool(for: target), result: result, duration: ContinuousClock.now - start)
    do { try report.print(asJSON: json) } catch {
      throw ExtensionBuildingError(.cannotCreate, "standard output: cannot be written")
    }
    if !result.isDone {
      throw ExtensionBuildingError(.badData, report.verdict)
    }
  }

  /// How often to look for packages that other packages need.
  private static let packageDepth = 6

  private func build(
    _ request: ExtensionRequest, in workspace: Workspace, with toolchain: Toolchain
  ) throws(ExtensionBuildingError) -> (ExtensionTarget, ExtensionBuild.Result) {
    let manifests = ManifestReader(toolchain: toolchain, scratch: workspace.manifestScratch)
    let target = try ExtensionFinder(request, manifests: manifests).find()
    if verbose {
      Console.error("\(target.name): \(target.main.sources.count) sources, \(target.modules.count) modules")
    }
    let progress = BuildProgress(of: target.name)
    defer { progress.finish() }
    let result = try ExtensionBuild(target, in: workspace, with: toolchain).run(to: tool(for: target)) { event in
      if verbose, case .line(let line) = event { Console.error(line) } else { progress.take(event) }
    }
    return (target, result)
  }

  private var request: ExtensionRequest {
    var request = ExtensionRequest(folder: Self.folder(folder))
    request.target = target
    request.includes = include.map(Self.folder)
    request.stubs = stub
    request.conditions = define
    for entry in module {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      request.modules[parts[0]] = Self.folder(parts[1])
    }
    return request
  }

  /// The path from the working directory, without `.` and `..`, and without following links.
  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }

  /// The file to write. If a folder has the target's name, which is common, the tool gets another name.
  private func tool(for target: ExtensionTarget) -> URL {
    if let output { return Self.folder(output) }
    let name = target.name.replacing("/", with: "-")
    let tool = Self.folder(name)
    return InputFile.isFolder(tool) ? Self.folder(name + "-tool") : tool
  }
}

extension ToolError {
  init(_ error: ExtensionBuildingError) {
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
