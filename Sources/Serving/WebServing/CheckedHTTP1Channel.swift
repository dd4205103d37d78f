import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import RequestReading

/// A connection whose requests a proxy cannot read in another way: with one host, and an encoding that is known (RFC 9112,
/// 3.2 and 6.1). Others are answered 400, and the connection ends.
struct CheckedHTTP1Channel: ServerChildChannel {
  let channel: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    self.channel.setup(channel: channel, logger: logger).flatMapThrowing { value in
      // Behind the codec, the version and the number of hosts are not known anymore.
      let operations = channel.pipeline.syncOperations
      let codec = try operations.handler(type: HTTP1ToHTTPServerCodec.self)
      try operations.addHandler(HeadCheck(), position: .before(codec))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async { await channel.handle(value: value, logger: logger) }
}

/// Refuses requests whose host is missing, repeated or invalid, or whose body has an unknown encoding.
///
/// The parser refuses an unknown encoding itself, but only after it has passed the request on.
final class HeadCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private var isRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    if case .head(let head) = unwrapInboundIn(data), !Self.isValid(head) {
      isRefused = true
      return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
    }
    context.fireChannelRead(data)
  }

  private static func isValid(_ head: HTTPRequestHead) -> Bool {
    let (hosts, encodings) = (head.headers["host"], head.headers["transfer-encoding"])
    guard encodings.isEmpty || encodings.map({ $0.lowercased() }) == ["chunked"] else { return false }
    guard let host = hosts.first else { return head.version == .http1_0 }
    return hosts.count == 1 && HostName.isValid(host)
  }
}
