import Ambient
import ImagePipeline
import Timelines
import Views
package import Widgets

/// An entry whose views do not change any more.
struct SettledEntry {
  let entry: WidgetSource.Entry
  let frame: LoweredFrame
  let lowering: FrameLowering
  /// The state of its views.
  let memory: ViewStateStore
}

extension WidgetRenderer {
  /// Lays out `entry`.
  ///
  /// The world's limit applies to the views' code; images and `task`s have their own limits. `task`s that take too
  /// long are cancelled, and the picture is drawn without them.
  /// - Throws: ``RenderError/unsupportedFamily(_:supported:)``, ``RenderError/timedOut(kind:limit:)``,
  ///   ``RenderError/text(_:)``.
  package func lower(
    _ entry: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> LoweredFrame {
    try await settle(entry, of: kind, request).frame
  }

  /// Lays out `entry`, and keeps what is needed to lay it out again.
  ///
  /// - Throws: As ``lower(_:of:_:)``.
  func settle(
    _ entry: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> SettledEntry {
    let pictures = RemoteImageRequests(fetcher: world.pictures, limit: world.timeLimit)
    let lowering = try lowering(of: kind, request, pictures)
    let time = DrawingTimeLimit(world.timeLimit)
    // A view's `task` may never return either.
    let work = WidgetWork()
    let settled = try await withAmbientValues({ $0.taskExecutor = $0.taskExecutor ?? work }) {
      () async throws(RenderError) -> SettledEntry? in
      var settling = FixpointLowering(deadline: time.endOfTask)
      defer { if settling.hasOverdueTasks { work.giveUp() } }
      return try await settling.settled(
        { memory throws(RenderError) in
          SettledEntry(
            entry: entry, frame: try lower(entry, lowering, memory), lowering: lowering, memory: memory)
        }, fetchingMissing: pictures.fetchMissing, running: time.isEnough(for:))
    }
    guard let settled else {
      throw .timedOut(kind: kind.kind, limit: world.timeLimit.duration)
    }
    if case .cell = request.canvas { settled.frame.reportOverflow() }
    return settled
  }

  /// Lays out `entry` on this thread; `nil` if a `task` of its views must be awaited. Nothing is fetched.
  ///
  /// - Throws: The errors of ``lower(_:of:_:)``.
  package func lowerWithoutTasks(
    _ entry: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) throws(RenderError) -> LoweredFrame? {
    let lowering = try lowering(of: kind, request, RemoteImageRequests(fetcher: nil, limit: world.timeLimit))
    var settling = FixpointLowering()
    let frame = try settling.settledWithoutTasks { memory throws(RenderError) in try lower(entry, lowering, memory) }
    return settling.hasPendingTasks ? nil : frame
  }

  private func lowering(
    of kind: WidgetKind, _ request: RenderRequest, _ pictures: RemoteImageRequests
  ) throws(RenderError) -> FrameLowering {
    FrameLowering(
      kind: kind, request: request, world: world, symbols: symbols, pictures: pictures,
      knownSize: request.canvas == .ideal ? nil : try size(of: kind, request), ground: try ground(of: request))
  }

  /// The wallpaper behind the widget. Glass without one has a wallpaper of its own, because it shows only what is behind it.
  private func ground(of request: RenderRequest) throws(RenderError) -> WidgetGround? {
    guard let background = request.backdrop ?? (request.look.hasGlass && request.isInWidget ? WidgetGround.usual : nil)
    else { return nil }
    do throws(ImageError) {
      return try WidgetGround(background, on: request.device.screen)
    } catch {
      guard case .picture(let path) = background else { throw .backdrop(path: "", error) }
      throw .backdrop(path: path, error)
    }
  }

  /// Lowers `entry` once, with the environment of its views.
  private func lower(
    _ entry: WidgetSource.Entry, _ lowering: FrameLowering, _ memory: ViewStateStore
  ) throws(RenderError) -> LoweredFrame {
    let mark = AmbientValues.current.loweringMark
    mark?.begin()
    defer { mark?.end() }
    return try engines.withEngine { engine in
      withAmbientValues({ bind(in: &$0, at: FrameLowering.now(of: entry, in: world)) }) {
        lowering.lower(entry, shaper: engine, memory: memory)
      }
    }
  }
}
