package import ArgumentParser
import ExtensionBuilding
import Foundation
import ToolOptions
import ToolReports

/// `build`: a tool of a widget extension that knows nothing of Almanac.
package struct BuildCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "build",
      abstract: "Compiles a WidgetKit extension, unmodified, into a tool that draws its widgets.",
      discussion: """
        DIR is the extension's folder, its Xcode project's, or a Swift package's. The sources stay where they are and as \
        they are. The first build on a machine compiles Almanac itself, some minutes; later ones take seconds.

        Examples:
          \(ToolName.invoked) build MyApp --target MyWidgetExtension -o my-widgets
          \(ToolName.invoked) build MyApp/Widget --include MyApp/Shared
          ./my-widgets gallery --output gallery
        """)
  }

  @Argument(help: ArgumentHelp("The folder of the extension, its project or its package.", valueName: "dir"))
  var folder: String

  @Option(
    name: .shortAndLong,
    help: "The tool to write; folders on the way are made. The target's name, in the current folder, unless given.")
  var output: String?

  @Option(help: "The target, where the project has several with widgets.")
  var target: String?

  @Option(help: "A file or folder to add to the sources and resources; may be given again.")
  var include: [String] = []

  @Option(
    help: ArgumentHelp("The folder of a module that the sources import; again for others.", valueName: "name=dir"))
  var module: [String] = []

  @Option(help: ArgumentHelp("An empty module in place of another; may be repeated.", valueName: "name"))
  var stub: [String] = []

  @Option(help: ArgumentHelp("A condition of #if that holds, such as DEBUG; again for others.", valueName: "name"))
  var define: [String] = []

  @Option(help: ArgumentHelp("Almanac's own package; where this tool was built, unless given.", valueName: "dir"))
  var almanac: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Show everything that the compiler says.")
  var verbose = false

  package init() {}

  package func validate() throws {
    for name in stub + define where !ModuleName.isIdentifier(name) {
      throw ValidationError("“\(name)” is no name that Swift knows: letters, digits and _, and no digit first.")
    }
    for entry in module {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, ModuleName.isIdentifier(String(parts[0])) else {
        throw ValidationError("“\(entry)”: write --module NAME=DIR, with the name that the sources import.")
      }
    }
    if folder.isEmpty || output?.isEmpty == true { throw ValidationError("Name a folder, and a file to write.") }
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
    // Packages for Apple's systems are compiled as the user's own code is; each may need another.
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

  /// How often packages that need each other are looked for.
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

  /// A path as it was written, from the working directory; without dots, and without following links.
  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }

  /// The file to write. Where a folder has the target's name, which is usual, the tool gets another.
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
