import ExtensionBuilding
import Foundation
import Synchronization

/// Builds the tool of an extension, on its own queue: wholly at first, and then what has changed.
final class PreviewBuilder: Sendable {
  /// What a build did.
  struct Outcome: Sendable {
    /// The tool, if it was built.
    var tool: URL?
    var target: ExtensionTarget?
    var result: ExtensionBuild.Result?
    /// Why nothing could be built.
    var message: String?
    var seconds: Double
  }

  private struct State {
    var repeated: RepeatedBuild?
    /// Whether a file came, went or was renamed since the last whole build.
    var needsWholeBuild = true
  }

  private let request: ExtensionRequest
  private let workspace: Workspace
  private let toolchain: Toolchain
  /// The folder of the tool, and of the objects of repeated builds.
  private let folder: URL
  private let queue = DispatchQueue(label: "builds")
  private nonisolated(unsafe) var state = State()

  init(_ request: ExtensionRequest, in workspace: Workspace, with toolchain: Toolchain) {
    (self.request, self.workspace, self.toolchain) = (request, workspace, toolchain)
    let name = [request.folder.standardizedFileURL.path, request.target ?? ""].joined(separator: "\u{0}")
    folder = workspace.folder.appending(
      path: "previews/\(Workspace.name(for: name))", directoryHint: .isDirectory)
  }

  /// Builds. One build runs at a time.
  ///
  /// - Parameter isStructural: Whether files came or went.
  func build(structural isStructural: Bool, onProgress: @escaping @Sendable (String) -> Void) async -> Outcome {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        let start = ContinuousClock.now
        if isStructural { state.needsWholeBuild = true }
        var outcome: Outcome
        do throws(ExtensionBuildingError) {
          outcome = try work(onProgress)
        } catch {
          outcome = Outcome(message: error.message, seconds: 0)
        }
        outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
        continuation.resume(returning: outcome)
      }
    }
  }

  private func work(_ onProgress: @escaping @Sendable (String) -> Void) throws(ExtensionBuildingError) -> Outcome {
    if !state.needsWholeBuild, let repeated = state.repeated, let result = try repeated.run(to: tool) {
      return Outcome(tool: result.isDone ? tool : nil, result: result, seconds: 0)
    }
    state.repeated = nil
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: request.folder.path, isDirectory: &isDirectory) else {
      throw ExtensionBuildingError(.noInput, "\(request.folder.path): does not exist")
    }
    let manifests = ManifestReader(toolchain: toolchain, scratch: workspace.manifestScratch)
    let target = try ExtensionFinder(request, manifests: manifests).find()
    let result = try ExtensionBuild(target, in: workspace, with: toolchain).run(to: tool) { event in
      switch event {
      case .waiting: onProgress("waiting for another build to finish")
      case .compilingAlmanac: onProgress("compiling Almanac; only the first build takes minutes")
      case .leavingOut(let count): onProgress("compiling without \(count) declarations that failed")
      case .line(let line): if line.hasPrefix("[") { onProgress(line) }
      }
    }
    state.needsWholeBuild = !result.isDone
    if let compiled = result.compiled {
      state.repeated = try RepeatedBuild(
        compiled, in: workspace, with: toolchain, objects: folder.appending(path: "objects"))
      // Links the shared library, and the objects with which the next build begins.
      _ = try state.repeated?.run(to: tool)
    }
    return Outcome(tool: result.isDone ? tool : nil, target: target, result: result, seconds: 0)
  }

  /// The tool that is built.
  var tool: URL {
    let name = (request.target ?? request.folder.standardizedFileURL.lastPathComponent).replacing("/", with: "-")
    return folder.appending(path: name.isEmpty ? "widgets" : name)
  }
}
