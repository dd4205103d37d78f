import Ambient
import CairoPainting
package import Foundation
import FoundationAdditions
package import Graphics
import HTTPFetching
import ImageCodecs
import LayoutEngine
import Localization
import Symbols
import UIKitValues
package import Timelines
import Views
package import Widgets

/// Joins widgets and pictures: loads a timeline, lays out an entry, paints and encodes it.
///
/// Can be used from several threads at once; each borrows its own text engine.
package struct WidgetRenderer: Sendable {
  package let world: World
  let engines: TextEnginePool
  let symbols: SymbolLibrary

  package init(world: World) {
    self.world = world
    engines = TextEnginePool(fonts: world.fonts)
    symbols = SymbolLibrary(fonts: world.fonts)
  }

  /// The same renderer, with the same text engines, at another date.
  package func at(_ now: Date) -> WidgetRenderer {
    var world = world
    world.now = now
    return inside(world)
  }

  /// The same renderer, with the same text engines, in a world with the same fonts.
  package func inside(_ world: World) -> WidgetRenderer {
    WidgetRenderer(world: world, engines: engines, symbols: symbols)
  }

  private init(world: World, engines: TextEnginePool, symbols: SymbolLibrary) {
    (self.world, self.engines, self.symbols) = (world, engines, symbols)
  }

  /// The entries of the provider of `kind`, in order of date, with the reload policy.
  ///
  /// A snapshot or placeholder is a single entry that is never reloaded.
  /// - Throws: ``RenderError/unsupportedFamily(_:supported:)``, ``RenderError/emptyTimeline(kind:)``,
  ///   ``RenderError/noAnswer(kind:limit:)``, ``RenderError/abandoned(kind:)``.
  package func timeline(
    of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> Timeline<WidgetSource.Entry> {
    let context = TimelineProviderContext(
      family: request.family, isPreview: request.isPreview, displaySize: try size(of: kind, request), date: world.now,
      calendar: world.localization(at: world.now).calendar)
    let outcome = await withAmbientValues({ bind(in: &$0, at: world.now) }) {
      await world.timeLimit.outcome { await Self.answer(of: kind.source, request.state, context) }
    }
    let timeline: Timeline<WidgetSource.Entry>
    switch outcome {
    case .answer(let answer): timeline = answer.checked(for: kind.kind)
    case .timedOut: throw .noAnswer(kind: kind.kind, limit: world.timeLimit.duration)
    case .abandoned: throw .abandoned(kind: kind.kind)
    }
    guard !timeline.entries.isEmpty else { throw .emptyTimeline(kind: kind.kind) }
    return timeline
  }

  private static func answer(
    of source: WidgetSource, _ state: RenderRequest.State, _ context: TimelineProviderContext
  ) async -> Timeline<WidgetSource.Entry> {
    switch state {
    case .timeline: await source.timeline(context)
    case .snapshot: Timeline(entries: [await source.snapshot(context)], policy: .never)
    case .placeholder: Timeline(entries: [source.placeholder(context)], policy: .never)
    }
  }

  /// Lays out `entry`.
  ///
  /// The world's limit applies to the views' code; images and `task`s have their own limits. `task`s that take too
  /// long are cancelled, and the picture is drawn without them.
  /// - Throws: ``RenderError/unsupportedFamily(_:supported:)``, ``RenderError/timedOut(kind:limit:)``,
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
      throw .timedOut(kind: kind.kind, limit: world.timeLimit.duration)
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

  /// Sets the ambient values for providers and views.
  private func bind(in values: inout AmbientValues, at date: Date) {
    world.apply(to: &values, at: date)
    values.picturePainter = painter
    values.ignoresReloads = true
  }

  /// Paints and encodes a picture of `kind` within the world's time limit.
  ///
  /// - Throws: ``RenderError/timedOut(kind:limit:)`` and the errors of ``encode(_:as:)``.
  package func encoded(
    _ picture: LoweredFrame, of kind: WidgetKind, as format: OutputFormat
  ) async throws(RenderError) -> Data {
    let outcome = await world.timeLimit.outcome { () async -> Result<Data, RenderError> in
      Result { () throws(RenderError) in try encode(picture, as: format) }
    }
    guard case .answer(let data) = outcome else {
      throw .timedOut(kind: kind.kind, limit: world.timeLimit.duration)
    }
    return try data.get()
  }

  /// Paints and encodes a picture.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func encode(_ picture: LoweredFrame, as format: OutputFormat) throws(RenderError) -> Data {
    let data = try encode(picture.displayList, as: format.vectorFormat)
    return format == .htmlMap ? picture.page(with: data) : data
  }

  /// Paints and encodes `list`, by default as a PNG.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func encode(_ list: DisplayList, as format: VectorFormat? = nil) throws(RenderError) -> Data {
    let pictures = PreparedImages(for: list)
    return try engines.withEngine { engine throws(RenderError) in
      let painter = Painter(text: engine, pictures: pictures)
      if let format { return try painting { () throws(PaintingError) in try painter.file(of: list, format: format) } }
      return try Self.png(try painting { () throws(PaintingError) in try painter.bitmap(of: list) }, list.scale)
    }
  }

  /// Paints `list`.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``.
  package func bitmap(of list: DisplayList) throws(RenderError) -> Bitmap {
    let pictures = PreparedImages(for: list)
    return try engines.withEngine { engine throws(RenderError) in
      try painting { () throws(PaintingError) in try Painter(text: engine, pictures: pictures).bitmap(of: list) }
    }
  }

  private func painting<Value>(_ paint: () throws(PaintingError) -> Value) throws(RenderError) -> Value {
    do throws(PaintingError) {
      return try paint()
    } catch {
      throw .painting(error)
    }
  }

  private static func png(_ bitmap: Bitmap, _ scale: PixelScale) throws(RenderError) -> Data {
    do throws(PNGError) {
      return try PNGEncoder.encode(bitmap, pixelsPerPoint: Double(scale.pixelsPerPoint))
    } catch {
      throw .encoding(error)
    }
  }

  private func size(of kind: WidgetKind, _ request: RenderRequest) throws(RenderError) -> CGSize {
    if case .points(let size) = request.canvas { return size }
    guard kind.families.contains(request.family), let size = request.device.size(of: request.family) else {
      throw .unsupportedFamily(
        request.family, supported: kind.families.filter { request.device.size(of: $0) != nil })
    }
    return size
  }
}
