import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import JSONText
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// Refreshes slots of a fleet's store, one after the other.
final class FleetSession: Sendable {
  private let drawing: BatchDrawing
  /// What requests leave out: the same on every machine.
  private let usual: DrawingOptions
  private let output = SessionOutput()

  init(_ drawing: BatchDrawing, usual: DrawingOptions) { (self.drawing, self.usual) = (drawing, usual) }

  /// Answers until standard input ends.
  func run() async throws {
    let reader = try LineReader(STDIN_FILENO, limit: Self.limit)
    while let line = try await reader.next() {
      let answer: FleetAnswer
      do {
        guard case .bytes(let bytes) = line else { throw ToolError("the request is too long", exitCode: .badData) }
        answer = FleetAnswer(slot: try await self.answer(try FleetRequest(bytes, usual: usual)))
      } catch {
        answer = FleetAnswer(error: ToolError(anyOf: error))
      }
      try output.write(try answer.stableJSON(isPretty: false))
    }
  }

  /// The longest request, with the record of a timeline.
  private static let limit = 16 << 20

  private func answer(_ request: FleetRequest) async throws -> SlotAnswer? {
    let start = ContinuousClock.now
    return try await drawing.inWorld(of: request.picture) { [drawing] renderer in
      do {
        let (kind, wanted) = try await drawing.subject(of: request.picture, renderer)
        let options = request.picture.drawing
        let widget = try options.placed(kind, wanted.family)
        // A request without a task asks whether the widget can be drawn.
        guard let task = request.task else { return .success(nil) }
        let clock: @Sendable () -> Date = { task.now + (ContinuousClock.now - start) / .seconds(1) }
        let draft = SlotDraft(task.path, record: task.record, history: task.history)
        let outcome = await widget.refresh(
          draft, request: task.request, options: request.options, with: renderer, clock: clock)
        if let error = outcome.storeError { return .failure(ToolError(error)) }
        return .success(
          SlotAnswer(
            draft.changes, reload: outcome.plan?.date, failure: outcome.failure,
            diagnostics: outcome.diagnostics.map(\.description)))
      } catch {
        return .failure(ToolError(anyOf: error))
      }
    }.get()
  }
}

/// A line of standard input: `{"widget": {…}, "task": {…}}`.
private struct FleetRequest: Sendable {
  /// The widget, with the keys of `render --batch`.
  let picture: BatchRequest
  let task: SlotTask?
  let options: RefreshOptions

  /// - Throws: A validation error, with exit code 64.
  init(_ bytes: [UInt8], usual: DrawingOptions) throws {
    let document = try JSONDocument(bytes)
    guard case .object(let fields) = document.root.value,
      case .object(let widget)? = fields.first(where: { $0.name == "widget" })?.value.value
    else { throw ToolError("a request must be an object with a widget", exitCode: .badData) }
    var picture = try BatchRequest(widget, usual: BatchRequest(PictureChoice(), drawing: usual))
    guard picture.choice.kind != nil else { throw ValidationError("missing key 'kind'") }
    // The page would be without its picture.
    if picture.drawing.format == .htmlMap {
      throw ValidationError("format html-map cannot be kept up to date; fleet serve has a page of every widget")
    }
    var options = RefreshOptions()
    options.drawsSeconds = false
    if let field = fields.first(where: { $0.name == "task" }) {
      guard let task = SlotTask(stableJSON: Data(JSONValue(field.value).text(indentation: nil).utf8)) else {
        throw ToolError("the task cannot be read: the worker has another version", exitCode: .badData)
      }
      picture.drawing.moment = .instant(task.now)
      picture.groupContainers = task.groups.map { URL(fileURLWithPath: $0, isDirectory: true) }
      self.task = task
    } else {
      task = nil
    }
    (self.picture, self.options) = (picture, options)
  }
}

private struct FleetAnswer: Encodable {
  var slot: SlotAnswer?
  var error: String?
  var exitCode: Int32?

  init(slot: SlotAnswer?) { self.slot = slot }

  init(error: ToolError) { (self.error, exitCode) = (error.message, error.exitCode.rawValue) }
}
