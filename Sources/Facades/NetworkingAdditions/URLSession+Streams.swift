public import Foundation
public import FoundationNetworking

/// A connection that sends and receives bytes: there are none here, and every request fails at once with
/// `URLError.unsupportedURL`. Foundation has the class on this platform, and forbids its use.
/// Apple's page: Foundation/URLSessionStreamTask.
open class StreamTask: URLSessionTask, @unchecked Sendable {
  /// Where it would lead.
  public let host: String
  /// The door.
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
  /// Fails.
  open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval
  ) async throws -> (Data?, Bool) {
    throw failure
  }
  /// Fails.
  open func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(failure)
  }
  /// Fails.
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
  /// A connection that fails. Apple's page: Foundation/URLSession/streamTask(withHostName:port:).
  public func streamTask(withHostName hostname: String, port: Int) -> StreamTask {
    StreamTask(host: hostname, port: port)
  }
}
