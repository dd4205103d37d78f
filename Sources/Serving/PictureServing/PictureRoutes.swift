package import Foundation
import HTTPFetching
import HTTPTypes
import Hummingbird
import NIOCore
import RequestReading
import ServiceLifecycle
import SharedFolders
package import WebServing

/// The addresses of an output: `KIND/FAMILY.png`, `.json` and `.html`.
package struct PictureRoutes: Sendable {
  private let output: PublishedOutput
  private let onDemand: OnDemandDrawing
  private let clock: @Sendable () -> Date

  package init(
    _ output: PublishedOutput, _ onDemand: OnDemandDrawing, clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.output, self.onDemand, self.clock) = (output, onDemand, clock)
  }

  package func add(to server: LocalServer) {
    server.router.on(ServedRoute.drawing.pattern, method: .get) { request, context in
      try await draw(context.parameters.require("kind"), request, context)
    }
    // All of the output, whose names the router does not know.
    server.router.get("**") { request, context in try answer(request, context) }
  }

  private func answer(_ request: Request, _ context: LocalServer.Context) throws -> Response {
    let now = clock()
    guard let address = PublishedAddress(request.uri.path),
      let moment = output.moment(at: address.path, as: address.form, now: now)
    else { throw HTTPError(.notFound, message: "picture not found") }
    return PublishedAnswer(moment, address.form, at: now).response(to: request, on: context.channel)
  }

  private func draw(_ kind: String, _ request: Request, _ context: LocalServer.Context) async throws -> Response {
    let query = request.uri.queryParameters.map { (String($0.key), String($0.value)) }
    do {
      let moment = try await withGracefulShutdownHandler {
        try await onDemand.moment(of: kind.removingPercentEncoding ?? kind, query)
      } onGracefulShutdown: {
        onDemand.endSoon()
      }
      return PublishedAnswer(moment, .picture("png"), at: clock()).response(to: request, on: context.channel)
    } catch let failure as OnDemandDrawing.Failure {
      switch failure {
      case .notAllowed: throw HTTPError(.notFound, message: "the configuration file does not allow this widget")
      case .wrongRequest(let message): throw HTTPError(.badRequest, message: message)
      case .tooMany:
        throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "1"], message: "too many pictures are asked for")
      case .ending: throw HTTPError(.serviceUnavailable, message: "the server ends")
      case .notDrawn(let message): throw HTTPError(.internalServerError, message: message)
      }
    }
  }
}
