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

  @OptionGroup var arguments: ExtensionArguments

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Show the compiler's whole output.")
  var verbose = false

  package init() {}

  package func validate() throws {
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
    let (toolchain, package) = try arguments.buildTools()
    let workspace = Workspace(cache: ToolEnvironment().cache, almanac: package, version: ToolName.version)
    var request = arguments.request(for: folder)
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
      Console.inform("\(target.name): \(target.main.sources.count) sources, \(target.modules.count) modules")
    }
    let progress = BuildProgress(of: target.name)
    defer { progress.finish() }
    let result = try ExtensionBuild(target, in: workspace, with: toolchain).run(to: tool(for: target)) { event in
      if verbose, case .line(let line) = event { Console.error(line) } else { progress.take(event) }
    }
    return (target, result)
  }

  /// The file to write. If a folder has the target's name, which is common, the tool gets another name.
  private func tool(for target: ExtensionTarget) -> URL {
    if let output { return ExtensionArguments.place(output) }
    let name = target.name.replacing("/", with: "-")
    let tool = ExtensionArguments.place(name)
    return InputFile.isFolder(tool) ? ExtensionArguments.place(name + "-tool") : tool
  }
}
