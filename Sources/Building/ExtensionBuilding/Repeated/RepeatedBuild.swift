package import Foundation
import SourceTables
import SystemIO

/// Builds an extension again after its sources were edited, in less than a second: it repeats the compiler's commands of
/// the last whole build without the package manager, and links the program with a shared library of everything else.
package final class RepeatedBuild {
  private let compiled: CompiledExtension
  private let workspace: Workspace
  private let toolchain: Toolchain
  /// The folder of objects, modules and the shared library. Others with modules of the same name do not use it.
  private let folder: URL
  private let plan: BuildPlan
  /// The last compiled state of each module.
  private var states: [String: ModuleState] = [:]
  private var hasLibrary = false
  private var isLinked = false

  /// - Parameters:
  ///   - compiled: What the last whole build compiled.
  ///   - folder: A folder for this extension's own objects.
  /// - Throws: `.noInput` if the package manager's plan cannot be read.
  package init(
    _ compiled: CompiledExtension, in workspace: Workspace, with toolchain: Toolchain, objects folder: URL
  ) throws(ExtensionBuildingError) {
    (self.compiled, self.workspace, self.toolchain, self.folder) = (compiled, workspace, toolchain, folder)
    plan = try BuildPlan(workspace.scratch.appending(path: "release.yaml"))
  }

  /// Compiles what has changed, and replaces the tool and its resources if the build succeeds.
  ///
  /// - Returns: Nil if only a whole build can do it: files came or went, or sources need other modules.
  /// - Throws: `ExtensionBuildingError`.
  package func run(to tool: URL) throws(ExtensionBuildingError) -> ExtensionBuild.Result? {
    try workspace.locked { () throws(ExtensionBuildingError) in try work(to: tool) }
  }

  private func work(to tool: URL) throws(ExtensionBuildingError) -> ExtensionBuild.Result? {
    let target = compiled.target
    guard target.inputs.allSatisfy(InputFile.exists) else { return nil }
    let contents = try workspace.put(target)
    guard contents.manifest == compiled.manifest, let linking = plan.linking(contents.product) else { return nil }
    var (objects, hasChanged) = ([String](), false)
    for name in contents.modules {
      guard let command = plan.compiling(name) else { return nil }
      let isMain = name == contents.product
      let module = RepeatedModule(
        name: name, sources: workspace.folder.appending(path: "Sources/\(name)"), folder: folder, isMain: isMain)
      let state = module.state
      // Modules that import it may see other declarations.
      if hasChanged || states[name] != state {
        (hasChanged, isLinked) = (true, false)
        states[name] = nil
        try module.writeLists()
        let run = try toolchain.run(module.arguments(command), program: command[0])
        guard run.exitCode == 0 else { return try failure(run, contents) }
        states[name] = state
      }
      objects += module.objects
    }
    let program = folder.appending(path: contents.product)
    if !isLinked {
      let run = try link(program, objects, of: contents, linking)
      guard run.exitCode == 0 else { return try failure(run, contents) }
      isLinked = true
    }
    let sources = SourceTable(symbolizer: toolchain.symbolizer, paths: contents.paths, in: workspace.folder)
    let (resources, notes) = try InstallLocation(tool).put(
      program, with: ResourceFolder(target: target, sources: sources))
    return ExtensionBuild.Result(
      isDone: true, resources: resources, errors: [], foreignPackages: [], output: "", notes: notes, compiled: compiled)
  }

  /// Nil if a whole build may succeed.
  private func failure(
    _ run: Toolchain.Result, _ contents: Workspace.Contents
  ) throws(ExtensionBuildingError) -> ExtensionBuild.Result? {
    let output = ExtensionBuild.mapped(String(decoding: run.output, as: UTF8.self) + run.errors, contents.paths)
    let errors = CompilerMessage.errors(in: output, paths: [:])
    let needsMainActor = !ActorBindings.modules(of: compiled.target, for: errors).isEmpty
    if errors.isEmpty || needsMainActor { return nil }
    return ExtensionBuild.Result(
      isDone: false, resources: nil, errors: errors, foreignPackages: [], output: output, notes: [])
  }

  private func link(
    _ program: URL, _ objects: [String], of contents: Workspace.Contents, _ command: [String]
  ) throws(ExtensionBuildingError) -> Toolchain.Result {
    let linking = RepeatedLinking(command, folder: folder, own: contents.modules, libraries: workspace.libraries)
    if !hasLibrary {
      let run = try toolchain.run(try linking.library(), program: command[0])
      guard run.exitCode == 0 else { return run }
      hasLibrary = true
    }
    return try toolchain.run(linking.program(program, objects), program: command[0])
  }
}

/// What a build compiled: the target, with the isolation that its modules needed.
package struct CompiledExtension: Sendable {
  package let target: ExtensionTarget
  /// The manifest of the workspace.
  let manifest: String
}
