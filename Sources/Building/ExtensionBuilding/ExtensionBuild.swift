package import Foundation
import SourceTables

package struct ExtensionBuild: Sendable {
  package let target: ExtensionTarget
  private let workspace: Workspace
  private let toolchain: Toolchain

  package init(_ target: ExtensionTarget, in workspace: Workspace, with toolchain: Toolchain) {
    self.target = target
    self.workspace = workspace
    self.toolchain = toolchain
  }

  package struct Result: Sendable {
    package let isDone: Bool
    /// The folder with the tool's resources; nil if the build failed.
    package let resources: URL?
    /// The compiler's errors, with the user's paths.
    package let errors: [CompilerMessage]
    /// Copies of fetched packages that do not compile, because they are written for Apple's systems. They may compile
    /// as part of the user's own code.
    package let foreignPackages: [URL]
    /// The whole output of the package manager and the compiler, with the user's paths.
    package let output: String
    package let notes: [String]
    /// What was compiled, if all of it was.
    package var compiled: CompiledExtension?
  }

  package enum Event: Sendable {
    /// Another build uses the workspace, and this one waits.
    case waiting
    /// Almanac itself is compiled first, which takes minutes.
    case compilingAlmanac
    /// The extension is compiled again, without the declarations that failed.
    case leavingOut(Int)
    /// A line of the package manager's output.
    case line(String)
  }

  /// Compiles the extension, and replaces the tool and its resources if the build succeeds.
  ///
  /// - Parameter onEvent: Receives events, from any thread.
  /// - Throws: `ExtensionBuildingError` if the build could not start, or the tool cannot be written. Errors in the
  ///   sources are part of the result.
  package func run(
    to tool: URL, onEvent: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(ExtensionBuildingError) -> Result {
    try InstallLocation(tool).check(for: target)
    var notes = target.notes
    for module in [target.main] + target.modules { notes += try ResourceCheck(module).run() }
    ResourceCheck.missingCatalog(of: target).map { notes.append($0) }
    let onLine: @Sendable (String) -> Void = { onEvent(.line($0)) }
    return try workspace.locked(onWait: { onEvent(.waiting) }) { [notes] () throws(ExtensionBuildingError) in
      try workspace.libraries.prepare()
      let target = withoutAbsentPackages()
      if !workspace.hasAlmanac { onEvent(.compilingAlmanac) }
      var attempt = try compile(remembered(target), onLine)
      var leftOut = Omissions()
      var isBound = false
      for _ in 1..<Self.attempts where !attempt.isDone {
        if !isBound, let bound = try compiledOnMainActor(attempt, onLine) {
          (attempt, isBound) = (bound, true)
          continue
        }
        guard let rest = leftOut.leaveOut(attempt.errors, of: attempt.target) else { break }
        onEvent(.leavingOut(leftOut.omissions.count))
        attempt = try compile(rest, onLine)
      }
      if attempt.isDone { attempt.missed = leftOut.dangling(in: attempt.target) }
      return try result(of: attempt, without: leftOut, notes: notes, to: tool)
    }
  }

  /// The number of attempts, each with more declarations left out.
  private static let attempts = 16

  private struct Attempt {
    let target: ExtensionTarget
    let product: String
    let manifest: String
    /// The user's files by the paths that the compiler saw.
    let paths: [String: String]
    let isDone: Bool
    let errors: [CompilerMessage]
    let output: String
    /// Errors of declarations that were left out, and whose absence may not cause an error.
    var missed: [CompilerMessage] = []
  }

  private func compile(
    _ target: ExtensionTarget, _ onLine: @escaping @Sendable (String) -> Void
  ) throws(ExtensionBuildingError) -> Attempt {
    let contents = try workspace.put(target)
    let run = try toolchain.run(["build"] + arguments(for: contents.product), onLine: onLine)
    let output = Self.mapped(String(decoding: run.output, as: UTF8.self) + run.errors, contents.paths)
    let errors = run.exitCode == 0 ? [] : CompilerMessage.errors(in: output, paths: [:])
    if run.exitCode != 0 && errors.isEmpty,
      let product = target.remoteProducts.first(where: { $0.failedToFetch(in: output) })
    {
      throw product.unavailableError
    }
    return Attempt(
      target: target, product: contents.product, manifest: contents.manifest, paths: contents.paths,
      isDone: run.exitCode == 0, errors: errors, output: output)
  }

  /// The target with empty modules in place of packages that cannot be fetched. The package manager sometimes hangs
  /// if it cannot fetch a package.
  private func withoutAbsentPackages() -> ExtensionTarget {
    var (target, isReached) = (target, [String: Bool]())
    for product in target.remoteProducts where !workspace.hasFetched(product) {
      let isThere = isReached[product.url] ?? toolchain.reachesRepository(at: product.url)
      isReached[product.url] = isThere
      if !isThere { target.leaveOut(product) }
    }
    return target
  }

  /// The target with the modules on the main actor that needed it in the last build.
  private func remembered(_ target: ExtensionTarget) -> ExtensionTarget {
    var target = target
    ActorBindings(in: workspace).apply(to: &target)
    return target
  }

  /// Compiles again with modules on the main actor, if code relies on views being there.
  ///
  /// - Returns: Nil if no code relies on it, or it does not reduce the errors.
  private func compiledOnMainActor(
    _ attempt: Attempt, _ onLine: @escaping @Sendable (String) -> Void
  ) throws(ExtensionBuildingError) -> Attempt? {
    let modules = ActorBindings.modules(of: attempt.target, for: attempt.errors)
    guard !modules.isEmpty else { return nil }
    var target = attempt.target
    var bindings = ActorBindings(in: workspace)
    bindings.add(modules, to: &target)
    let second = try compile(target, onLine)
    guard second.isDone || second.errors.count < attempt.errors.count else { return nil }
    try bindings.save()
    return second
  }

  private func result(
    of attempt: Attempt, without leftOut: Omissions, notes: [String], to tool: URL
  ) throws(ExtensionBuildingError) -> Result {
    let target = attempt.target
    guard attempt.isDone && attempt.missed.isEmpty else {
      let (errors, unreached) = leftOut.reasons(for: attempt.errors + attempt.missed)
      var notes = notes
      if unreached > 0 {
        notes.append("errors in code that the widget does not use: \(unreached); --verbose shows them")
      }
      let modules = Self.missingModules(of: target, behind: errors)
      return Result(
        isDone: false, resources: nil, errors: modules.map(\.error) + errors,
        foreignPackages: try FetchedPackages(in: workspace).copiesOfForeign(
          errors: attempt.errors, output: attempt.output),
        output: attempt.output, notes: notes)
    }
    let absent = target.missingModules.map { module in
      "\(module.error.file):\(module.error.line): the module \(module.name) was not found; the widget does not use it"
    }
    var isWhole: Bool { leftOut.omissions.isEmpty && target.missingModules.isEmpty }
    let binary = workspace.scratch.appending(path: "release/\(attempt.product)")
    let sources = SourceTable(symbolizer: toolchain.symbolizer, paths: attempt.paths, in: workspace.folder)
    let (resources, placing) = try InstallLocation(tool).put(
      binary, with: ResourceFolder(target: target, sources: sources))
    return Result(
      isDone: true, resources: resources, errors: [], foreignPackages: [], output: attempt.output,
      notes: notes + absent + leftOut.notes + placing,
      compiled: isWhole ? CompiledExtension(target: target, manifest: attempt.manifest) : nil)
  }

  /// The missing modules that a file with one of the errors imports.
  private static func missingModules(
    of target: ExtensionTarget, behind errors: [CompilerMessage]
  ) -> [MissingModule] {
    let files = Set(errors.map(\.file))
    let imports = files.reduce(into: Set<String>()) { names, file in
      guard let text = try? InputFile.text(of: URL(fileURLWithPath: file)) else { return }
      names.formUnion(SwiftSourceText(text).imports)
    }
    return target.missingModules.filter { imports.contains($0.name) }
  }

  private func arguments(for product: String) -> [String] {
    [
      "--package-path", workspace.folder.path, "--scratch-path", workspace.scratch.path, "-c", "release",
      // Each extension has its own manifest. With a cached plan, Swift 6.3's package manager hangs if a package can
      // no longer be fetched.
      "--disable-build-manifest-caching",
      // Only the user's own modules have debug information, which crashes are explained with.
      "-debug-info-format", "none",
      // Packages are not optimized, for a shorter first build, but without the checks of a debug build. The modules of
      // Almanac that draw turn the optimizer on (Package.swift).
      "-Xswiftc", "-Onone", "-Xswiftc", "-assert-config", "-Xswiftc", "Release",
      // The tool runs on machines without Swift.
      "--static-swift-stdlib", "-Xswiftc", "-use-ld=lld", "--product", product,
      // Functions that nothing calls are left out.
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections", "-Xlinker", "--no-export-dynamic",
      // Functions create the metadata of generic types, which searches for fewer conformances at the start.
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xlinker", "-L\(workspace.libraries.folder.path)",
      // The dynamic linker searches libraries in this order, and most symbols are in the C library.
      "-Xlinker", "-lc",
    ]
  }

  /// The output with the user's paths.
  static func mapped(_ output: String, _ paths: [String: String]) -> String {
    var result = output
    for (link, path) in paths where output.contains(link) { result = result.replacing(link + ":", with: path + ":") }
    return result
  }
}
