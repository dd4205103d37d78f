package import Hummingbird
package import NIOCore
import NIOHTTPTypes

extension ResponseBody {
  /// A body that writes each part after the one before has left the process.
  ///
  /// A response ends when its last byte is handed over: a server that ends closes connections without a response, and what
  /// is still held here would be lost.
  package static func flushing(_ bytes: ByteBuffer, to channel: any Channel) -> ResponseBody {
    ResponseBody(contentLength: bytes.readableBytes) { writer in
      var rest = bytes
      while rest.readableBytes > 0, let part = rest.readSlice(length: min(partSize, rest.readableBytes)) {
        try await writer.write(part)
        try await flush(channel)
      }
      try await writer.finish(nil)
    }
  }

  private static let partSize = 262_144
  /// How long a client may take to receive a part.
  private static let patience = TimeAmount.seconds(60)

  /// Waits until everything has left the process.
  private static func flush(_ channel: any Channel) async throws {
    let limit = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    defer { limit.cancel() }
    // Parts are written in order, so an empty one ends after all others.
    try await channel.writeAndFlush(HTTPResponsePart.body(ByteBuffer()))
  }
}
