import DrawingSessions
package import Foundation
import JSONText
import NIOCore
import RequestReading
package import SharedFolders
import SystemIO

/// Draws pictures that are asked for with a process of their own, a few at a time.
package actor OnDemandDrawing {
  /// The reason that a picture was not drawn.
  enum Failure: Error {
    case notAllowed
    case wrongRequest(String)
    case tooMany
    case ending
    case notDrawn(String)
  }

  /// The options that an address may have, besides settings.
  private static let options = Set(DrawingOption.all.map(\.name))
  private static let jobLimit = 2
  private static let waitingLimit = 64
  private static let cacheLimit = 64
  /// How long drawing may take when the server ends.
  private static let endLimit = Duration.seconds(5)

  private let tool: URL
  private var kinds: Set<String>
  private let requests: ReloadRequests
  private let clock: @Sendable () -> Date
  private var process: DrawingProcess?
  private var known: [String: PublishedMoment] = [:]
  private var drawing: [String: Task<PublishedMoment, any Error>] = [:]
  private var jobs = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOver = false

  /// - Parameters:
  ///   - kinds: The widgets that may be drawn.
  ///   - requests: Programs' requests for reloads, after which nothing is kept.
  package init(
    _ tool: URL, kinds: [String], _ requests: ReloadRequests,
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.tool, self.kinds, self.clock) = (tool, Set(kinds), clock)
    self.requests = requests
  }

  /// Allows other widgets from now on.
  package func allow(_ kinds: [String]) { self.kinds = Set(kinds) }

  /// The widgets that may be drawn.
  var allowed: Set<String> { kinds }

  /// Ends the process, and whatever it still draws. Nothing is drawn afterwards.
  package func end() {
    isOver = true
    process?.end(because: "the server ends")
  }

  /// Ends the process when those that have asked have had time to get their pictures.
  nonisolated func endSoon() {
    Task {
      try? await Task.sleep(for: Self.endLimit)
      await end()
    }
  }

  /// The picture of a widget with options, in PNG or another format.
  ///
  /// - Throws: ``Failure``.
  func moment(of kind: String, _ query: [(String, String)]) async throws -> PublishedMoment {
    guard kinds.contains(kind) else { throw Failure.notAllowed }
    if let name = query.map(\.0).first(where: { !Self.options.contains($0) && !$0.hasPrefix("set.") }) {
      throw Failure.wrongRequest("unknown option '\(name)'")
    }
    if let name = query.first(where: { $0.1.isEmpty })?.0 { throw Failure.wrongRequest("\(name) has no value") }
    if let value = query.first(where: { $0.0 == "transparent" })?.1, !["true", "false"].contains(value) {
      throw Failure.wrongRequest("transparent must be true or false")
    }
    let once = query.map(\.0).filter { !$0.hasPrefix("set.") }
    guard Set(once).count == once.count else { throw Failure.wrongRequest("an option is repeated") }
    let format = query.first { $0.0 == "format" }?.1 ?? "png"
    guard PublishedForm.pictures.contains(format) else {
      throw Failure.wrongRequest("unknown format '\(format)': \(PublishedForm.pictures.joined(separator: ", "))")
    }
    let token = requests.tokens(at: clock())[kind]
    let key = ([kind, token] + query.map { "\($0)=\($1)" }.sorted()).joined(separator: "\u{0}")
    if let moment = known[key], let end = moment.end, clock() < end { return moment }
    // Those who ask for the same at the same time wait for one picture.
    if let task = drawing[key] { return try await task.value }
    guard drawing.count < Self.jobLimit + Self.waitingLimit else { throw Failure.tooMany }
    let task = Task { try await draw(kind, query, token, as: .picture(format)) }
    drawing[key] = task
    defer { drawing[key] = nil }
    let moment = try await task.value
    if known.count >= Self.cacheLimit { known = [:] }
    known[key] = moment
    return moment
  }

  /// - Parameter token: Identifies the newest request for a reload.
  private func draw(
    _ kind: String, _ query: [(String, String)], _ token: String, as form: PublishedForm
  ) async throws -> PublishedMoment {
    if jobs >= Self.jobLimit { await withCheckedContinuation { waiting.append($0) } } else { jobs += 1 }
    defer { if waiting.isEmpty { jobs -= 1 } else { waiting.removeFirst().resume() } }
    let now = clock()
    let address = PictureAddress([("kind", kind)] + query, startingAt: now.ISO8601Format())
    do {
      var request = address.request("draw")
      request["inline"] = .bool(true)
      request["reload"] = .string(token)
      return try moment(try await ask(request), as: form, at: now)
    } catch let failure as DrawingProcess.Failure {
      if isOver { throw Failure.ending }
      throw failure.isUsage ? Failure.wrongRequest(failure.message) : Failure.notDrawn(failure.message)
    }
  }

  /// Asks another process if the first was ended because of another widget.
  private func ask(_ request: JSONObject) async throws -> JSONValue {
    while true {
      do {
        return try await session().ask(request)
      } catch let failure as DrawingProcess.Failure where failure.isReplaced && !isOver {}
    }
  }

  private func session() throws -> DrawingProcess {
    if isOver { throw Failure.ending }
    if let process, !process.hasEnded { return process }
    do {
      let next = try DrawingProcess(
        tool, pictures: FileManager.default.temporaryDirectory, directory: nil,
        onLine: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) }, onEnd: { _ in })
      process = next
      return next
    } catch {
      throw Failure.notDrawn("\(error)")
    }
  }

  private func moment(_ answer: JSONValue, as form: PublishedForm, at now: Date) throws -> PublishedMoment {
    guard case .object(let object) = answer, case .string(let text) = object["data"],
      let data = Data(base64Encoded: text)
    else { throw Failure.notDrawn("the tool is older than this server") }
    let file = PublishedFile(
      body: ByteBuffer(bytes: data), type: form.type, tag: "\"\(ContentHash(data).digits)\"",
      modified: Self.date(object["entryDate"]) ?? now)
    return PublishedMoment(file: file, end: end(of: object["timeline"], after: now))
  }

  /// When the picture may change: at the next entry, or the provider's next reload.
  private func end(of timeline: JSONValue?, after now: Date) -> Date {
    var dates = [now + Double(PublishedMoment.longestAge)]
    if case .object(let timeline) = timeline {
      if case .array(let entries) = timeline["entries"] {
        dates += entries.compactMap { entry in
          if case .object(let entry) = entry { Self.date(entry["date"]) } else { nil }
        }
      }
      if let date = Self.date(timeline["reloadDate"]) { dates.append(date) }
    }
    return dates.filter { $0 > now }.min() ?? now
  }

  private static func date(_ value: JSONValue?) -> Date? {
    guard case .string(let text) = value else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true)))
  }
}
