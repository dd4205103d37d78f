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
    /// The folder with its resources; nil without a tool.
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
    try ToolPlace(tool).check(for: target)
    var notes = target.notes
    for module in [target.main] + target.modules { notes += try ResourceCheck(module).run() }
    let onWait = { onLine("waiting for another build to end") }
    return try workspace.locked(onWait: onWait) { [notes] () throws(ExtensionBuildingError) in
      try workspace.libraries.prepare()
      var attempt = try bound(onLine)
      var leftOut = LeftOutSources()
      for _ in 1..<Self.attempts where !attempt.isDone {
        guard let rest = leftOut.leaveOut(attempt.errors, of: attempt.target) else { break }
        attempt = try compile(rest, onLine)
      }
      return try result(of: attempt, without: leftOut, notes: notes, to: tool)
    }
  }

  /// How often files are left out before the errors count.
  private static let attempts = 8

  /// One run of the package manager.
  private struct Attempt {
    let target: ExtensionTarget
    let product: String
    let isDone: Bool
    let errors: [CompilerMessage]
    let output: String
  }

  private func compile(
    _ target: ExtensionTarget, _ onLine: @escaping @Sendable (String) -> Void
  ) throws(ExtensionBuildingError) -> Attempt {
    // The package manager is not left to find out: where it cannot fetch, it sometimes waits for ever.
    for product in target.remoteProducts where !workspace.hasFetched(product) {
      guard toolchain.reachesRepository(at: product.url) else { throw product.isAbsent }
    }
    let contents = try workspace.put(target)
    let run = try toolchain.run(["build"] + arguments(for: contents.product), onLine: onLine)
    let output = Self.mapped(String(decoding: run.output, as: UTF8.self) + run.errors, contents.paths)
    let errors = run.exitCode == 0 ? [] : CompilerMessage.errors(in: output, paths: [:])
    if run.exitCode != 0 && errors.isEmpty, let product = target.remoteProducts.first(where: { $0.isLost(in: output) })
    {
      throw product.isAbsent
    }
    return Attempt(
      target: target, product: contents.product, isDone: run.exitCode == 0, errors: errors, output: output)
  }

  /// Compiles, and where code relies on views being bound to the main actor, once more with its modules bound to it.
  private func bound(
    _ onLine: @escaping @Sendable (String) -> Void
  ) throws(ExtensionBuildingError) -> Attempt {
    var target = target
    var bindings = ActorBindings(in: workspace)
    bindings.apply(to: &target)
    let first = try compile(target, onLine)
    let modules = ActorBindings.modules(of: target, for: first.errors)
    guard !modules.isEmpty else { return first }
    bindings.add(modules, to: &target)
    let second = try compile(target, onLine)
    guard second.isDone || second.errors.count < first.errors.count else { return first }
    try bindings.keep()
    return second
  }

  private func result(
    of attempt: Attempt, without leftOut: LeftOutSources, notes: [String], to tool: URL
  ) throws(ExtensionBuildingError) -> Result {
    guard attempt.isDone && target.missingModules.isEmpty else {
      var notes = notes
      if attempt.isDone {
        let stubs = target.missingModules.map { "--stub \($0.name)" }.joined(separator: " ")
        notes.append("nothing that is missing is used; empty modules are enough: \(stubs)")
      }
      // What was left out may be what the others miss.
      return Result(
        isDone: false, resources: nil, errors: target.missingModules.map(\.error) + leftOut.errors + attempt.errors,
        output: attempt.output, notes: notes)
    }
    let binary = workspace.scratch.appending(path: "release/\(attempt.product)")
    let (resources, placing) = try ToolPlace(tool).put(binary, with: ResourceFolder(target: target))
    return Result(
      isDone: true, resources: resources, errors: [], output: attempt.output, notes: notes + leftOut.notes + placing)
  }

  private func arguments(for product: String) -> [String] {
    [
      "--package-path", workspace.folder.path, "--scratch-path", workspace.scratch.path, "-c", "release",
      // Each extension has a manifest of its own. A plan that was kept is first asked whether it still holds, and where a
      // package cannot be fetched by then, Swift 6.3's package manager waits for ever.
      "--disable-build-manifest-caching",
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
