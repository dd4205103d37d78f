import DrawingSessions
import Foundation
import HTTPTypes
import Hummingbird
import JSONText
package import WebServing

/// The addresses of a preview.
package struct PreviewRoutes: Sendable {
  private static let bodyLimit = 1 << 20

  private let project: PreviewProject

  package init(_ project: PreviewProject) { self.project = project }

  package func add(to server: LocalServer) {
    let router = server.router
    for file in PageFile.all {
      router.get(RouterPath(file.path)) { _, _ in Response.data(file.data, type: file.type) }
    }
    router.get("diagnostics") { _, _ in Response.data(DiagnosticsPage.data, type: "text/html; charset=utf-8") }
    router.get("api/state") { [project] _, _ in Response.json(.object(await project.stateJSON)) }
    router.get("api/events") { [project] _, _ in Response.events(project.hub.subscribe()) }
    router.get("api/picture") { [project] request, _ in
      let query = request.uri.queryParameters.map { (String($0.key), String($0.value)) }
      return try await answering { try await project.picture(PictureAddress(query, startingAt: project.start)) }
    }
    router.get("api/change") { [project] request, _ in
      let query = request.uri.queryParameters.map { (String($0.key), String($0.value)) }
      return try await answering { try await project.change(PictureAddress(query, startingAt: project.start)) }
    }
    router.get("api/images/:name") { [project] _, context in
      guard let name = context.parameters.get("name"), let match = name.wholeMatch(of: /[0-9a-f]{32}\.(a?png)/),
        let data = FileManager.default.contents(atPath: project.setup.pictures.appending(path: name).path)
      else { throw HTTPError(.notFound) }
      return Response.data(data, type: "image/\(match.1)", immutable: true)
    }
    router.post("api/perform") { [project] request, _ in
      let body = try await object(in: request)
      guard case .object(let query) = body["query"], case .number(let digits) = body["intent"], let intent = Int(digits)
      else { return Response.failure("query and intent are missing", status: .badRequest) }
      return try await answering {
        try await project.perform(intent, of: PictureAddress(query, startingAt: project.start))
      }
    }
    router.post("api/reference") { [project] request, _ in
      let body = try await object(in: request)
      guard case .object(let query) = body["query"], case .string(let action) = body["action"],
        let mode = ReferenceCheck.Mode(rawValue: action)
      else { return Response.failure("query and action are missing", status: .badRequest) }
      return try await answering {
        try await ReferenceCheck(project).run(mode, PictureAddress(query, startingAt: project.start))
      }
    }
  }

  private func object(in request: Request) async throws -> JSONObject {
    let buffer = try await request.body.collect(upTo: Self.bodyLimit)
    guard let document = try? JSONDocument(Array(buffer.readableBytesView)),
      case .object(let object) = JSONValue(document.root)
    else { throw HTTPError(.badRequest, message: "the body is not a JSON object") }
    return object
  }

  private func answering(_ work: () async throws -> JSONValue) async throws -> Response {
    do {
      return .json(try await work())
    } catch let failure as DrawingProcess.Failure {
      return .failure(failure.message, status: failure.isEnd ? .serviceUnavailable : .unprocessableContent)
    }
  }
}
