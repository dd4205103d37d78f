package import Foundation
import HTTPTypes
package import Hummingbird
package import JSONText
import NIOCore
import ServiceLifecycle

extension Response {
  /// JSON that is never stored.
  package static func json(_ value: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
    .data(Data(value.text(indentation: nil).utf8), type: "application/json", status: status)
  }

  /// JSON with a message for the reader.
  package static func failure(_ message: String, status: HTTPResponse.Status) -> Response {
    .json(.object(JSONObject([("error", .string(message))])), status: status)
  }

  /// - Parameter isImmutable: Whether the content at this address never changes.
  package static func data(
    _ data: Data, type: String, status: HTTPResponse.Status = .ok, immutable isImmutable: Bool = false
  ) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = type
    headers[.cacheControl] = isImmutable ? "max-age=31536000, immutable" : "no-store"
    if let name = HTTPField.Name("x-content-type-options") { headers[name] = "nosniff" }
    // Pages load nothing from elsewhere, and nobody frames them.
    headers[.contentSecurityPolicy] = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// Server-sent events, with a comment now and then that keeps the connection open. They end when the server does.
  package static func events<Events: AsyncSequence & Sendable>(_ events: Events) -> Response
  where Events.Element == ServerEvent {
    var headers = HTTPFields()
    headers[.contentType] = "text/event-stream"
    headers[.cacheControl] = "no-store"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        for try await event in events.cancelOnGracefulShutdown() {
          try await writer.write(ByteBuffer(string: event.text))
        }
        try await writer.finish(nil)
      })
  }
}

/// An event of a stream that browsers read.
package enum ServerEvent: Sendable {
  case message(name: String, data: String)
  /// A comment.
  case keepAlive

  var text: String {
    switch self {
    case .message(let name, let data):
      "event: \(name)\n"
        + data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined()
        + "\n"
    case .keepAlive: ":\n\n"
    }
  }
}
