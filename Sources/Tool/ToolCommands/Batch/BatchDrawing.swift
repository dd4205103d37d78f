import Ambient
import ArgumentParser
import Diagnostics
import Foundation
import JSONText
import Rendering
import Synchronization
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// Draws the pictures of a batch. Each is the picture that `render` draws with the same options.
final class BatchDrawing: Sendable {
  private struct State {
    /// The bundle's widgets for each device, locale and other options that a bundle may ask for.
    var widgets: [[String]: BundleWidgets] = [:]
    /// The kinds whose code has read values of the process.
    var kindsOfProcess: Set<String> = []
  }

  /// The number of bundles to keep, which bounds the memory.
  private static let bundleLimit = 32
  /// The number of threads that may be lost to code that never returns.
  private static let lostThreadLimit = 64

  private let worlds: BatchWorlds
  private let renderer: WidgetRenderer
  private let makeWidgets: UncheckedBox<(World) -> BundleWidgets>
  private let binding: ProcessBinding
  private let state = Mutex(State())

  /// - Parameters:
  ///   - usual: The options of the command line.
  ///   - makeWidgets: Creates the bundle. Called by one thread at a time.
  init(_ usual: DrawingOptions, makeWidgets: @escaping (World) -> BundleWidgets) {
    let environment = ToolEnvironment()
    renderer = usual.renderer(environment, showsFetches: false)
    worlds = BatchWorlds(renderer.world, of: usual, environment)
    binding = ProcessBinding(ProcessBinding.World(renderer.world, usual.processBinding))
    self.makeWidgets = UncheckedBox(value: makeWidgets)
  }

  /// Checks the kind and the family that requests leave out, if there are any.
  ///
  /// - Throws: A validation error, with exit code 64.
  func check(_ usual: BatchRequest) throws {
    let drawing = usual.drawing
    if let name = usual.choice.kind {
      let kind = try widgets(with: usual.processBinding, in: renderer.world).kind(named: name)
      if let family = usual.choice.family { _ = try kind.family(family, on: drawing.device) }
    } else if let family = usual.choice.family {
      _ = try WidgetFamily.choice.value(family)
    }
  }

  /// A drawn picture, which has not been written.
  struct Picture: Sendable {
    let data: Data
    let report: RenderReport
    let output: String
    let isStrict: Bool
    /// What `--verbose` prints about it.
    let note: String?
  }

  /// Draws the picture of a request.
  func picture(_ request: BatchRequest, stages: StageTrack?) async -> Result<Picture, ToolError> {
    await inWorld(of: request, stages: stages) { renderer in
      await stage("picture") { await self.result(of: request, renderer) }
    }
  }

  /// Runs `work` as in a process of its own with the request's options.
  ///
  /// - Parameter isOnce: Whether `work` must not run twice.
  func inWorld<Value: Sendable>(
    of request: BatchRequest, once isOnce: Bool = false, stages: StageTrack? = nil,
    _ work: @escaping @Sendable (WidgetRenderer) async -> Result<Value, ToolError>
  ) async -> Result<Value, ToolError> {
    if WidgetThreads.shared.abandonedCount >= Self.lostThreadLimit {
      return .failure(
        ToolError(
          "not drawn: \(Self.lostThreadLimit) earlier pictures run code that never returned", exitCode: .temporary))
    }
    let renderer = renderer.inside(worlds.world(of: request))
    let name = request.choice.kind ?? ""
    if !isOnce && !state.withLock({ $0.kindsOfProcess.contains(name) }) {
      let (value, isFinal) = await inWorld(of: request, renderer, whole: false, stages, work)
      if isFinal { return value }
      state.withLock { _ = $0.kindsOfProcess.insert(name) }
    }
    return await inWorld(of: request, renderer, whole: true, stages, work).value
  }

  /// Runs `work` once.
  ///
  /// - Parameter isWhole: Whether to bind the process to all of the picture's world.
  /// - Returns: Whether the value is as in a process of its own.
  private func inWorld<Value: Sendable>(
    of request: BatchRequest, _ renderer: WidgetRenderer, whole isWhole: Bool, _ stages: StageTrack?,
    _ work: @escaping @Sendable (WidgetRenderer) async -> Result<Value, ToolError>
  ) async -> (value: Result<Value, ToolError>, isFinal: Bool) {
    let drawing = request.drawing
    let isBound = await binding.begin(ProcessBinding.World(renderer.world, request.processBinding), whole: isWhole) {
      ToolProcess.bind(renderer, drawingFor: drawing.device, scale: drawing.scale)
    }
    let reads = AmbientValues.unboundReadCount
    let value = await renderer.drawing(for: drawing.device, scale: drawing.scale, stages: stages) {
      await work(renderer)
    }
    let isFinal = isBound || AmbientValues.unboundReadCount == reads
    binding.end()
    return (value, isFinal)
  }

  private func result(of request: BatchRequest, _ renderer: WidgetRenderer) async -> Result<Picture, ToolError> {
    do {
      return .success(try await drawn(request, renderer))
    } catch {
      return .failure(ToolError(anyOf: error))
    }
  }

  private func drawn(_ request: BatchRequest, _ renderer: WidgetRenderer) async throws -> Picture {
    let drawing = request.drawing
    if request.choice.kind == nil && request.choice.preview == nil { throw ValidationError("missing key 'kind'") }
    guard let output = request.output, !output.isEmpty else {
      throw ValidationError("missing key 'output': a file, or \"-\" for the picture in the answer")
    }
    let format = try drawing.format(for: output)
    let (kind, wanted) = try await subject(of: request, renderer)
    let shown = try request.choice.shownDate(in: renderer.world)
    let frame = try await renderer.currentPicture(of: kind, wanted, shownAt: shown, as: format)
    let report = RenderReport(frame, of: kind, wanted, file: output == "-" ? nil : output)
    return Picture(
      data: frame.data, report: report, output: output, isStrict: drawing.strict,
      note: drawing.verbose ? Console.noteText(on: frame, of: kind.kind, wanted) : nil)
  }

  /// The widget of a request, with its settings, and how to draw it.
  func subject(of request: BatchRequest, _ renderer: WidgetRenderer) async throws -> (WidgetKind, RenderRequest) {
    let drawing = request.drawing
    let (plain, wanted) = try stage("bundle") {
      try request.choice.subject(with: drawing, in: renderer.world) { name in
        try widgets(with: request.processBinding, in: renderer.world).kind(named: name)
      }
    }
    let settings = try drawing.settings
    let kind = try await stage("settings") {
      try await renderer.world.asking { try await settings.applied(to: plain, in: wanted.family) }
    }
    return (kind, wanted)
  }

  /// - Parameter options: What the bundle may ask the process for.
  func widgets(with options: [String], in world: World) -> BundleWidgets {
    state.withLock { state in
      if let widgets = state.widgets[options] { return widgets }
      if state.widgets.count >= Self.bundleLimit { state.widgets = [:] }
      let widgets = makeWidgets.value(world)
      state.widgets[options] = widgets
      return widgets
    }
  }
}
