import Ambient
import ArgumentParser
import Foundation
import Graphics
import JSONText
import LayoutEngine
import Rendering
import Synchronization
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// Answers requests for pictures, timelines and taps, as they arrive.
final class PreviewSession: Sendable {
  let drawing: BatchDrawing
  private let usual: DrawingOptions
  private let pictures: URL
  private let output = SessionOutput()
  private let courses = TimelineCourses()
  private let encoded = EncodedPictures()
  let changes = PaintedChanges()
  let tapped = Mutex<TappedPicture?>(nil)
  private let activities = PreviewedActivities()

  init(_ drawing: BatchDrawing, usual: DrawingOptions, pictures: URL) {
    (self.drawing, self.usual, self.pictures) = (drawing, usual, pictures)
  }

  /// Answers until standard input ends.
  func run() async throws {
    let reader = try LineReader(STDIN_FILENO, limit: BatchRequest.limit)
    try await withThrowingDiscardingTaskGroup { group in
      while let line = try await reader.next() {
        guard case .bytes(let bytes) = line else { continue }
        group.addTask { try await self.answer(bytes) }
      }
    }
  }

  private func answer(_ bytes: [UInt8]) async throws {
    var id: JSONValue?
    do {
      guard case .object(let fields) = try JSONDocument(bytes).root.value else { return }
      id = fields.first { $0.name == "id" }.map { JSONValue($0.value) }
      let request = try PreviewRequest(fields, usual: BatchRequest(PictureChoice(), drawing: usual))
      try write(id, .success(try await body(for: request)))
    } catch let error as SessionOutputError {
      throw error
    } catch {
      try write(id, .failure(ToolError(anyOf: error)))
    }
  }

  /// The answer to a request.
  func body(for request: PreviewRequest) async throws -> any Encodable {
    switch request.task {
    case .describe: return try await describe(request.picture)
    case .draw: return try await draw(request)
    case .change(let start): return try await change(from: start, request)
    case .perform(let intent): return try await perform(intent, of: request)
    case .notice(let notice):
      let drawing = request.picture.drawing
      return try await self.drawing.inWorld(of: request.picture) { renderer in
        await self.outcome { try await notice.picture(drawing, with: renderer) }
      }.get().value
    case .forget:
      courses.forget()
      return ["message": "forgotten"]
    }
  }

  private func write(_ id: JSONValue?, _ result: Result<any Encodable, ToolError>) throws {
    try output.write(try PreviewAnswer(id: id, result: result).jsonText(isPretty: false))
  }
}

extension PreviewSession {
  private func describe(_ request: BatchRequest) async throws -> BundleDescription {
    try await drawing.inWorld(of: request) { [drawing] renderer in
      let widgets = drawing.widgets(with: request.processBinding, in: renderer.world)
      return .success(await BundleDescription(widgets, renderer))
    }.get()
  }

  private func draw(_ request: PreviewRequest) async throws -> PreviewedMoment {
    let (picture, showsTree) = (request.picture, request.showsTree)
    let drawn = try await drawing.inWorld(of: picture) { [self] renderer in
      await outcome {
        let start = ContinuousClock.now
        let (kind, wanted) = try await subject(of: picture, renderer)
        let shown = try picture.choice.shownDate(in: renderer.world) ?? renderer.world.now
        let course = try await course(of: kind, wanted, until: shown, request, renderer)
        let format = request.isInline ? picture.drawing.format ?? .png : .png
        let frame = try await renderer.picture(
          at: shown, in: course, of: kind, wanted, as: format, reusing: encoded)
        let moment = PreviewedMoment(
          frame, of: kind, wanted, in: course, shown: shown, showsTree: showsTree,
          seconds: (ContinuousClock.now - start) / .seconds(1))
        return (moment, frame.data)
      }
    }.get()
    var (moment, data) = drawn.value
    if request.isInline { moment.data = data } else { moment.image = try store(data, as: "png") }
    return moment
  }

  /// The widget of a request, as taps have left it, and how to draw it.
  func subject(
    of request: BatchRequest, _ renderer: WidgetRenderer
  ) async throws -> (WidgetKind, RenderRequest) {
    let (kind, wanted) = try await drawing.subject(of: request, renderer)
    return (activities.applied(to: kind, of: request), wanted)
  }

  /// What a widget shows up to a moment. Its provider is only asked if it has not answered before.
  func course(
    of kind: WidgetKind, _ wanted: RenderRequest, until shown: Date, _ request: PreviewRequest,
    _ renderer: WidgetRenderer
  ) async throws -> TimelineCourse {
    let key = key(of: wanted, until: shown, request, renderer)
    if let known = courses[key] { return known }
    let course = try await renderer.course(of: kind, wanted, until: shown)
    courses[key] = course
    return course
  }

  func key(
    of wanted: RenderRequest, until shown: Date, _ request: PreviewRequest, _ renderer: WidgetRenderer
  ) -> TimelineCourses.Key {
    let choice = request.picture.choice
    return TimelineCourses.Key(
      choice: [choice.kind, choice.preview].compactMap(\.self), request: wanted, world: request.picture.drawing.words,
      now: renderer.world.now, shown: shown, reload: request.reload)
  }

  private func perform(_ index: Int, of request: PreviewRequest) async throws -> [String: String] {
    let picture = request.picture
    let words = try await drawing.inWorld(of: picture, once: true) { [self] renderer in
      await outcome {
        let (kind, wanted) = try await subject(of: picture, renderer)
        let shown = try picture.choice.shownDate(in: renderer.world) ?? renderer.world.now
        let course = try await course(of: kind, wanted, until: shown, request, renderer)
        let frame = try await renderer.picture(at: shown, in: course, of: kind, wanted, as: .png)
        let intents = frame.lowered.intents.compactMap(\.control?.intent)
        guard intents.indices.contains(index) else {
          throw ToolError(
            "the picture has \(intents.count) intents, and none at \(index)", exitCode: .validationFailure)
        }
        let activities = TappedActivities(showing: frame.entry)
        let outcome = try await activities.bind { try await renderer.at(shown).perform(intents[index]) }
        if let activity = activities.tapped { self.activities.add(activity, of: picture, on: shown) }
        let words = outcome.words(after: intents[index], activities)
        let start = TappedPicture(frame.entry, in: key(of: wanted, until: shown, request, renderer))
        tapped.withLock { $0 = start }
        return words
      }
    }.get().value
    courses.forget()
    return ["message": words]
  }

  func outcome<Value>(_ work: () async throws -> Value) async -> Result<UncheckedBox<Value>, ToolError> {
    do {
      return .success(UncheckedBox(value: try await work()))
    } catch {
      return .failure(ToolError(anyOf: error))
    }
  }

  /// Writes a picture, and returns the name of its file.
  func store(_ data: Data, as suffix: String) throws -> String {
    let name = "\(ContentHash(data).digits).\(suffix)"
    let place = pictures.appending(path: name).path
    if access(place, F_OK) != 0 { try OutputFile.write(data, to: place, waitsForDisk: false) }
    return name
  }
}
