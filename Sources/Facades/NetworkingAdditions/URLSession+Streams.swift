public import Foundation
public import FoundationNetworking

/// A TCP stream. Streams are not supported: every request fails at once with `URLError.unsupportedURL`. Foundation
/// declares the class on this platform as unavailable. Apple's page: Foundation/URLSessionStreamTask.
open class StreamTask: URLSessionTask, @unchecked Sendable {
  public let host: String
  public let port: Int

  init(host: String, port: Int) {
    (self.host, self.port) = (host, port)
    super.init()
  }

  /// Does nothing.
  open override func resume() {}
  /// Does nothing.
  open override func cancel() {}
  /// Does nothing.
  open override func suspend() {}

  private var failure: URLError { URLError(.unsupportedURL) }

  /// Fails.
  open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: @escaping (Data?, Bool, (any Error)?) -> Void
  ) {
    completionHandler(nil, true, failure)
  }
  open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval
  ) async throws -> (Data?, Bool) {
    throw failure
  }
  /// Fails.
  open func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(failure)
  }
  open func write(_ data: Data, timeout: TimeInterval) async throws { throw failure }
  /// Does nothing.
  open func captureStreams() {}
  /// Does nothing.
  open func closeWrite() {}
  /// Does nothing.
  open func closeRead() {}
  /// Does nothing.
  open func startSecureConnection() {}
  /// Does nothing.
  open func stopSecureConnection() {}
}

extension URLSession {
  /// A stream that fails. Apple's page: Foundation/URLSession/streamTask(withHostName:port:).
  public func streamTask(withHostName hostname: String, port: Int) -> StreamTask {
    StreamTask(host: hostname, port: port)
  }
}
