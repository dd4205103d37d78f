import FleetStore
package import Foundation
import HTTPTypes
import Hummingbird
import PictureServing
import PostgresClient
import RequestReading
package import WebServing

/// The addresses of a fleet: `/OWNER/NAME.png`, `.json` and `.html`, events, reloads, health and metrics. None lists
/// owners or widgets.
package struct FleetRoutes: Sendable {
  private let pictures: FleetPictures
  private let events: FleetEvents
  private let readers: FleetReaders
  private let database: DatabaseState
  private let exposition: FleetExposition
  /// What requests for reloads need; nil to refuse them.
  private let token: String?
  private let clock: @Sendable () -> Date

  package init(
    _ pictures: FleetPictures, _ events: FleetEvents, _ readers: FleetReaders, _ database: DatabaseState,
    _ exposition: FleetExposition, token: String?, clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.pictures, self.events, self.readers, self.database) = (pictures, events, readers, database)
    (self.exposition, self.token, self.clock) = (exposition, token, clock)
  }

  package func add(to server: LocalServer) {
    server.router.addMiddleware { MethodCheck(Self.methods) }
    // The router would find no pictures of an owner called `healthz`: it does not go back to other patterns.
    server.router.get("**") { request, context in try await answer(request, context) }
    server.router.post("**") { request, _ in try await reload(request) }
  }

  private func answer(_ request: Request, _ context: LocalServer.Context) async throws -> Response {
    switch request.uri.path {
    case "/healthz": return text("alive\n")
    case "/readyz":
      return database.isReady
        ? text("ready\n") : text("the database does not answer\n", status: .serviceUnavailable)
    case "/metrics": return text(await exposition.text, type: "text/plain; version=0.0.4; charset=utf-8")
    case let path:
      if let widget = Self.words(of: path, after: "events") { return try await listen(to: widget) }
      return try await show(path, request, context)
    }
  }

  /// `OWNER/NAME` of an address such as `/events/OWNER/NAME`; nil for another. An owner may be called `events`, too: the
  /// address of a picture has two parts.
  private static func words(of path: String, after first: String) -> Substring? {
    guard path.hasPrefix("/\(first)/") else { return nil }
    let rest = path.dropFirst(first.count + 2)
    return rest.contains("/") ? rest : nil
  }

  private static func methods(at path: String) -> [HTTPRequest.Method] {
    words(of: path, after: "reload") == nil ? [.get, .head] : [.post]
  }

  private func show(_ path: String, _ request: Request, _ context: LocalServer.Context) async throws -> Response {
    guard let address = FleetAddress(path) else { throw Self.notFound }
    let answer = try await answer(for: address.widget)
    let now = clock()
    guard let contents = answer.widget.contents else { throw Self.noPicture(answer.widget, at: now) }
    guard let file = contents.file(as: address.form) else { throw Self.notFound }
    var end = answer.widget.next
    if !answer.isCurrent { end = min(end ?? .distantFuture, now + Self.ageOfOldAnswers) }
    return PublishedAnswer(PublishedMoment(file: file, end: end), address.form, at: now, adding: Self.policy)
      .response(to: request, on: context.channel)
  }

  /// What is shown while the database does not answer is valid for so long, in seconds.
  private static let ageOfOldAnswers: TimeInterval = 5

  /// All widgets have one origin. Nothing that one of them shows may run a script there.
  private static let policy: HTTPFields = {
    var headers = HTTPFields()
    headers[.contentSecurityPolicy] =
      "default-src 'none'; img-src 'self' data:; font-src data:; style-src 'unsafe-inline'"
    return headers
  }()

  private func answer(for widget: WidgetName) async throws -> FleetPictures.Answer {
    do throws(FleetPictures.Failure) {
      return try await pictures.answer(for: widget)
    } catch {
      switch error {
      case .unknownWidget: throw Self.notFound
      case .unavailable: throw Self.unavailable
      }
    }
  }

  private static let notFound = HTTPError(
    .notFound, headers: [.cacheControl: "no-store"], message: "picture not found")

  private static let unavailable = HTTPError(
    .serviceUnavailable, headers: [.cacheControl: "no-store", .retryAfter: "2"],
    message: "the database does not answer")

  private static func noPicture(_ widget: ServedWidget, at now: Date) -> HTTPError {
    let seconds = widget.next.map { $0.timeIntervalSince(now).rounded(.up) } ?? longestWait
    return HTTPError(
      .serviceUnavailable,
      headers: [.cacheControl: "no-store", .retryAfter: "\(Int(min(max(seconds, shortestWait), longestWait)))"],
      message: "there is no picture yet" + (widget.reason.map { ": \($0)" } ?? ""))
  }

  /// When clients ask again for a first picture, in seconds.
  private static let (shortestWait, longestWait): (TimeInterval, TimeInterval) = (2, 60)

  private func listen(to path: Substring) async throws -> Response {
    guard let widget = WidgetName(path: path) else { throw Self.notFound }
    _ = try await answer(for: widget)
    return Response.events(events.subscribe(to: widget))
  }

  private func reload(_ request: Request) async throws -> Response {
    guard let token else {
      throw HTTPError(.forbidden, message: "reloads need a token: start fleet serve with --token-file")
    }
    guard BearerToken.matches(request.headers[.authorization], token) else {
      throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: "the token is missing or wrong")
    }
    guard let widget = Self.words(of: request.uri.path, after: "reload").flatMap({ WidgetName(path: $0) }) else {
      throw Self.notFound
    }
    let isKnown: Bool
    do throws(FleetReaders.Failure) {
      isKnown = try await readers.read { (database) throws(PostgresError) in
        guard let frame = try database.frame(owner: widget.owner, name: widget.name) else { return false }
        return try database.reload([frame.widget], token: UUID().uuidString) > 0
      }
    } catch {
      switch error {
      case .away, .busy: throw Self.unavailable
      case .refused(let error) where error.kind == .readOnly:
        throw HTTPError(.serviceUnavailable, message: "the database is a replica, which accepts no requests")
      case .refused(let error):
        // The reason is for who runs the server.
        readers.database.tell("a request to reload was refused: \(error)")
        throw HTTPError(.internalServerError, message: "the database refuses the request")
      }
    }
    guard isKnown else { throw Self.notFound }
    return text("requested\n", status: .accepted)
  }

  private func text(
    _ text: String, status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8"
  ) -> Response {
    .data(Data(text.utf8), type: type, status: status)
  }
}
