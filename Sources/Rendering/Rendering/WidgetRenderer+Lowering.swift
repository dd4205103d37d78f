import Ambient
import Timelines
import Views
package import Widgets

extension WidgetRenderer {
  /// Lays out `entry`.
  ///
  /// The world's limit applies to the views' code; images and `task`s have their own limits. `task`s that take too
  /// long are cancelled, and the picture is drawn without them.
  /// - Throws: ``RenderError/unsupportedFamily(_:supported:)``, ``RenderError/overdue(kind:limit:)``,
  ///   ``RenderError/text(_:)``.
  package func lower(
    _ entry: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> LoweredFrame {
    let pictures = RemoteImageRequests(fetcher: world.pictures, limit: world.timeLimit)
    let lower = try lowering(of: entry, kind, request, pictures)
    let time = DrawingTimeLimit(world.timeLimit)
    // A view's `task` may never return either.
    let work = WidgetWork()
    let lowered = try await withAmbientValues({ $0.taskExecutor = $0.taskExecutor ?? work }) {
      () async throws(RenderError) -> LoweredFrame? in
      var settling = FixpointLowering(deadline: time.endOfTask)
      defer { if settling.hasOverdueTasks { work.giveUp() } }
      return try await settling.settled(lower, fetchingMissing: pictures.fetchMissing, running: time.isEnough(for:))
    }
    guard let picture = lowered else {
      throw .overdue(kind: kind.kind, limit: world.timeLimit.duration)
    }
    return picture
  }

  /// Lays out `entry` on this thread; `nil` if a `task` of its views must be awaited. Nothing is fetched.
  ///
  /// - Throws: The errors of ``lower(_:of:_:)``.
  package func lowerAtOnce(
    _ entry: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) throws(RenderError) -> LoweredFrame? {
    let pictures = RemoteImageRequests(fetcher: nil, limit: world.timeLimit)
    let lower = try lowering(of: entry, kind, request, pictures)
    var settling = FixpointLowering()
    return try settling.settledWithoutWaiting(lower)
  }

  /// The function that lowers `entry` once, with the environment of its views.
  private func lowering(
    of entry: WidgetSource.Entry, _ kind: WidgetKind, _ request: RenderRequest, _ pictures: RemoteImageRequests
  ) throws(RenderError) -> (ViewStateStore) throws(RenderError) -> LoweredFrame {
    let lowering = FrameLowering(
      kind: kind, request: request, world: world, symbols: symbols, pictures: pictures,
      knownSize: request.canvas == .ideal ? nil : try size(of: kind, request))
    let now = FrameLowering.now(of: entry, in: world)
    return { memory throws(RenderError) in
      let mark = AmbientValues.current.loweringMark
      mark?.begin()
      defer { mark?.end() }
      return try engines.withEngine { engine in
        withAmbientValues({ bind(in: &$0, at: now) }) { lowering.lower(entry, shaper: engine, memory: memory) }
      }
    }
  }
}
