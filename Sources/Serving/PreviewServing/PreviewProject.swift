import DrawingSessions
package import ExtensionBuilding
package import Foundation
import JSONText
import SystemIO
import WebServing

/// A preview that is served: builds when files change, and keeps a process that draws.
package actor PreviewProject {
  package struct Setup: Sendable {
    package var source: PreviewSource
    /// The name in the page's title.
    package var title: String
    package var workspace: Workspace?
    package var toolchain: Toolchain?
    /// The folder with the data of apps and their groups.
    package var data: URL
    /// The folder for pictures.
    package var pictures: URL

    package init(
      source: PreviewSource, title: String, workspace: Workspace?, toolchain: Toolchain?, data: URL, pictures: URL
    ) {
      (self.source, self.title, self.workspace) = (source, title, workspace)
      (self.toolchain, self.data, self.pictures) = (toolchain, data, pictures)
    }
  }

  let setup: Setup
  nonisolated let hub = EventHub()
  private nonisolated let editor: EditorEvents
  private var state: PreviewState
  private var builder: PreviewBuilder?
  private var process: DrawingProcess?
  private var watches: [FolderTreeWatch] = []
  /// Changes that the running build does not have.
  private var pending: (isThere: Bool, isStructural: Bool) = (false, false)
  private var isLogScheduled = false
  /// The picture that an editor shows again after each build.
  private var lastAddress: PictureAddress?
  /// When providers are asked if an address does not say it.
  nonisolated let start: String

  package init(_ setup: Setup, editor: EditorEvents) {
    (self.setup, self.editor) = (setup, editor)
    state = PreviewState(title: setup.title, folder: setup.source.folder?.path)
    start = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)).timestamp
  }

  /// Builds for the first time, and watches from then on.
  package func begin() async {
    publish()
    // `run` writes its pictures below the data.
    let watch = FolderTreeWatch([setup.data], ignoring: { $0 == "widgets" }) { changes in
      Task { await self.dataChanged(changes) }
    }
    watches.append(watch)
    switch setup.source {
    case .tool(let tool):
      let name = tool.lastPathComponent
      watches.append(
        FolderTreeWatch([tool.deletingLastPathComponent()], ignoring: { $0 != name }) { _ in
          Task { await self.use(tool) }
        })
      await use(tool)
    case .sources(let request):
      guard let toolchain = setup.toolchain, let workspace = setup.workspace else { return }
      builder = PreviewBuilder(request, in: workspace, with: toolchain)
      watches.append(
        FolderTreeWatch([request.folder] + request.includes, ignoring: Self.isIgnored) { changes in
          Task { await self.sourcesChanged(changes) }
        })
      await build(structural: true)
    }
  }

  /// What build systems and editors write.
  private static let isIgnored: @Sendable (String) -> Bool = { name in
    ["DerivedData", "node_modules", "xcuserdata", "Snapshots"].contains(name)
  }

  private func sourcesChanged(_ changes: FolderTreeWatch.Changes) async {
    if let problem = changes.problem { note(problem) }
    if !changes.paths.isEmpty { await build(structural: changes.isStructural) }
  }

  private func dataChanged(_ changes: FolderTreeWatch.Changes) async {
    guard !changes.paths.isEmpty else { return }
    _ = try? await process?.ask(JSONObject([("do", .string("forget"))]))
    picturesChanged()
  }

  private func build(structural isStructural: Bool) async {
    pending = (true, pending.isStructural || isStructural)
    guard !state.isBuilding, let builder else { return }
    state.isBuilding = true
    editor.send("building", [])
    while pending.isThere {
      let isStructural = pending.isStructural
      pending = (false, false)
      publish()
      let outcome = await builder.build(structural: isStructural) { line in
        Task { await self.show(progress: line) }
      }
      state.progress = nil
      await take(outcome)
    }
    state.isBuilding = false
    publish()
  }

  private func take(_ outcome: PreviewBuilder.Outcome) async {
    let errors = (outcome.result?.errors ?? []).prefix(50).map { $0.json(relativeTo: state.folder) }
    var build = PreviewState.Build(
      isDone: outcome.tool != nil, seconds: outcome.seconds, message: outcome.message, errors: Array(errors),
      notes: outcome.result?.notes ?? [])
    if !build.isDone && build.errors.isEmpty && build.message == nil {
      build.message = Self.lastLines(of: outcome.result?.output ?? "")
    }
    state.build = build
    if let tool = outcome.tool {
      editor.send("built", [("seconds", .number("\(outcome.seconds)")), ("tool", .string(tool.path))])
      await use(tool)
    } else {
      editor.send(
        "failed", [("message", build.message.map { .string($0) } ?? .null), ("errors", .array(build.errors))])
      publish()
    }
  }

  private static func lastLines(of output: String) -> String {
    var lines = output.split(separator: "\n").filter { !$0.hasPrefix("[") }
    // The package manager's warnings are about Almanac's package.
    if lines.contains(where: { $0.hasPrefix("error:") }) { lines.removeAll { $0.hasPrefix("warning:") } }
    return lines.suffix(12).joined(separator: "\n")
  }

  private func show(progress line: String) {
    guard state.isBuilding else { return }
    state.progress = line
    publish()
  }

  /// Draws with a tool from now on. The process before it draws until this one is ready.
  private func use(_ tool: URL) async {
    do {
      let next = try start(tool)
      guard case .object(let description) = try await next.ask(JSONObject([("do", .string("describe"))])) else {
        return
      }
      process?.stop()
      process = next
      state.description = description
      state.crash = nil
      picturesChanged()
      await drawForEditor()
    } catch {
      crashed(error)
    }
  }

  private func start(_ tool: URL) throws -> DrawingProcess {
    do {
      try FileManager.default.createDirectory(at: setup.pictures, withIntermediateDirectories: true)
    } catch {
      throw DrawingProcess.Failure(message: "\(setup.pictures.path): cannot be created")
    }
    do {
      return try DrawingProcess(
        tool, pictures: setup.pictures, directory: setup.source.folder,
        onLine: { line in Task { await self.heard(line) } },
        onEnd: { failure in Task { await self.crashed(failure) } })
    } catch {
      throw DrawingProcess.Failure(message: error.description)
    }
  }

  private func heard(_ line: String) {
    state.log.append(String(line.prefix(1000)))
    state.log = state.log.suffix(100)
    guard !isLogScheduled else { return }
    isLogScheduled = true
    // A widget may print a thousand lines at once.
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      isLogScheduled = false
      publish()
    }
  }

  private func crashed(_ error: any Error) {
    let failure = error as? DrawingProcess.Failure
    let message = failure?.message ?? "\(error)"
    let lines = failure?.lines ?? []
    if let process, process.hasEnded { self.process = nil }
    state.crash = PreviewState.Crash(message: message, details: lines.prefix(20).joined(separator: "\n"))
    editor.send("crashed", [("message", .string(message))])
    publish()
  }

  private func note(_ text: String) {
    state.log.append(text)
    publish()
  }

  private func picturesChanged() {
    state.generation += 1
    publish()
  }

  private func publish() {
    hub.send(.message(name: "state", data: JSONValue.object(state.json).text(indentation: nil)))
  }

  /// Draws again what was shown last, so that an editor has a file to show.
  private func drawForEditor() async {
    guard editor.isUsed else { return }
    var address = lastAddress
    if address == nil, case .array(let widgets) = state.description["widgets"],
      case .object(let widget) = widgets.first, case .string(let kind) = widget["kind"]
    {
      address = PictureAddress([("kind", kind)], startingAt: start)
    }
    if let address { _ = try? await picture(address) }
  }
}

extension PreviewProject {
  var stateJSON: JSONObject { state.json }

  /// The picture of an address, with the command that draws it.
  ///
  /// - Throws: `DrawingProcess.Failure`.
  func picture(_ address: PictureAddress) async throws -> JSONValue {
    lastAddress = address
    guard case .object(var answer) = try await ask(address.request("draw")), case .string(let image) = answer["image"]
    else { return .null }
    answer["image"] = .string("api/images/\(image)")
    answer["command"] = .string(address.command(of: toolName))
    let file = setup.pictures.appending(path: image).path
    editor.send(
      "drawn",
      [
        ("file", .string(file)), ("kind", answer["kind"] ?? .null), ("family", answer["family"] ?? .null),
        ("diagnostics", answer["diagnostics"] ?? .array([])),
      ])
    return .object(answer)
  }

  /// The change to the picture of an address, as an animated picture.
  ///
  /// - Throws: `DrawingProcess.Failure`.
  func change(_ address: PictureAddress) async throws -> JSONValue {
    guard case .object(var answer) = try await ask(address.request("change")), case .string(let image) = answer["image"]
    else { return .null }
    answer["image"] = .string("api/images/\(image)")
    return .object(answer)
  }

  /// Performs an intent of the picture, and lets all pictures be drawn again.
  func perform(_ intent: Int, of address: PictureAddress) async throws -> JSONValue {
    var request = address.request("perform")
    request["intent"] = .number("\(intent)")
    let answer = try await ask(request)
    picturesChanged()
    return answer
  }

  /// The tool that draws.
  var tool: URL? {
    switch setup.source {
    case .tool(let tool): tool
    case .sources: builder?.tool
    }
  }

  private var toolName: String { tool.map { $0.lastPathComponent == "almanac" ? "almanac" : $0.path } ?? "almanac" }

  private func ask(_ request: JSONObject) async throws -> JSONValue {
    if process?.hasEnded ?? true {
      // The last one crashed, or was ended, with another picture.
      process = nil
      // The tool that answered last is still there if a later build failed.
      let hasTool = state.build?.isDone ?? (builder == nil) || state.description["widgets"] != nil
      if hasTool, let tool { process = try start(tool) }
    }
    guard let process else { throw DrawingProcess.Failure(message: "nothing is built yet", isEnd: true) }
    let answer: JSONValue
    do {
      answer = try await process.ask(request)
    } catch let failure as DrawingProcess.Failure where failure.isReplaced {
      return try await ask(request)
    }
    if state.crash != nil {
      state.crash = nil
      publish()
    }
    return answer
  }
}
