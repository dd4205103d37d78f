package import Foundation

/// Compiles a widget extension into a tool.
package struct ExtensionBuild: Sendable {
  package let target: ExtensionTarget
  private let workspace: Workspace
  private let toolchain: Toolchain

  package init(_ target: ExtensionTarget, in workspace: Workspace, with toolchain: Toolchain) {
    self.target = target
    self.workspace = workspace
    self.toolchain = toolchain
  }

  /// What came of it.
  package struct Result: Sendable {
    /// Whether there is a tool.
    package let isDone: Bool
    /// The folder with its resources, where it has some.
    package let resources: URL?
    /// The compiler's errors, with the user's paths.
    package let errors: [CompilerMessage]
    /// Everything that the package manager and the compiler said, with the user's paths.
    package let output: String
    package let notes: [String]
  }

  /// Compiles, and puts the tool and its resources in place once all is well. Whatever was there before stays until then.
  ///
  /// - Parameter onLine: Is told each line that the package manager says.
  /// - Throws: `ExtensionBuildingError` when it could not even begin, or the tool cannot be put in place. Errors in the
  ///   sources are part of the result.
  package func run(
    to tool: URL, onLine: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ExtensionBuildingError) -> Result {
    try ToolPlace(tool).check()
    return try workspace.locked { () throws(ExtensionBuildingError) in
      let contents = try workspace.put(target)
      try workspace.libraries.prepare()
      let arguments = arguments(for: contents.product)
      let run = try toolchain.run(["build"] + arguments, onLine: onLine)
      let output = Self.mapped(String(decoding: run.output, as: UTF8.self) + run.errors, contents.paths)
      guard run.exitCode == 0 else {
        return Result(
          isDone: false, resources: nil, errors: CompilerMessage.errors(in: output, paths: [:]), output: output,
          notes: target.notes)
      }
      let binary = workspace.scratch.appending(path: "release/\(contents.product)")
      let (resources, notes) = try ToolPlace(tool).put(binary, with: ResourceFolder(target: target))
      return Result(
        isDone: true, resources: resources, errors: [], output: output, notes: target.notes + notes)
    }
  }

  private func arguments(for product: String) -> [String] {
    [
      "--package-path", workspace.folder.path, "--scratch-path", workspace.scratch.path, "-c", "release",
      // The tool runs where no Swift is installed.
      "--static-swift-stdlib", "-Xswiftc", "-use-ld=lld", "--product", product,
      // A tool that loads nothing from the network does not load the library for it.
      "-Xlinker", "-L\(workspace.libraries.folder.path)", "-Xlinker", "--as-needed",
    ]
  }

  private static func mapped(_ output: String, _ paths: [String: String]) -> String {
    var result = output
    for (link, path) in paths where output.contains(link) { result = result.replacing(link + ":", with: path + ":") }
    return result
  }
}
