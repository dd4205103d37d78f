public import FoundationAdditions

private let connections = UnavailableService("Network", answer: "connections fail; use URLSession")

/// Connections fail as if the network were down, and report `service.unavailable`. Use `URLSession` to fetch URLs.
/// Apple's page: Network/NWConnection.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }

  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
    public static let defaultStream = ContentContext()
  }

  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: ((State) -> Void)?
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public var viabilityUpdateHandler, betterPathUpdateHandler: ((Bool) -> Void)?
  public var currentPath: NWPath? { nil }
  private var queue = DispatchQueue.global()

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    connections.report(on: queue) { [self] in
      guard state != .cancelled else { return }
      state = .failed(.posix(.ENETDOWN))
      stateUpdateHandler?(state)
    }
  }

  public func restart() { start(queue: queue) }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let answer) = completion else { return }
    connections.report(on: queue) { answer(.posix(.ENOTCONN)) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (_ content: Data?, _ context: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    connections.report(on: queue) { completion(nil, nil, true, .posix(.ENOTCONN)) }
  }

  public func receiveMessage(
    completion: @escaping (_ content: Data?, _ context: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion)
  }

  public func cancel() {
    state = .cancelled
    let handler = stateUpdateHandler
    UnavailableService.later(on: queue) { handler?(.cancelled) }
  }

  public func forceCancel() { cancel() }
}
