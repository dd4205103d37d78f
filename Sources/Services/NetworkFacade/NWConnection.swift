public import FoundationAdditions

private let connections = UnavailableService("Network", answer: "connections fail, other than through URLSession")

/// A connection. None is made here: it fails as where the network is down, and the diagnostic `service.unavailable` says
/// so; addresses are fetched through `URLSession`. Apple's page: Network/NWConnection.
public final class NWConnection: @unchecked Sendable {
  /// How far it is. Apple's page: Network/NWConnection/State.
  public enum State: Equatable, Sendable {
    /// Not begun.
    case setup
    /// It waits for a network.
    case waiting(NWError)
    /// Begun.
    case preparing
    /// There.
    case ready
    /// Over, for a reason.
    case failed(NWError)
    /// Over.
    case cancelled
  }

  /// What a message belongs to. Apple's page: Network/NWConnection/ContentContext.
  public final class ContentContext: Sendable {
    /// Bytes.
    public static let defaultMessage = ContentContext()
    /// The last bytes.
    public static let finalMessage = ContentContext()
    /// Bytes without an end.
    public static let defaultStream = ContentContext()
  }

  /// What to do when bytes are sent. Apple's page: Network/NWConnection/SendCompletion.
  public enum SendCompletion {
    /// Call this.
    case contentProcessed((NWError?) -> Void)
    /// Nothing.
    case idempotent
  }

  /// Where it goes.
  public let endpoint: NWEndpoint
  /// How.
  public let parameters: NWParameters
  /// How far it is.
  public private(set) var state = State.setup
  /// Is told how far it is.
  public var stateUpdateHandler: ((State) -> Void)?
  /// Is told of other ways; there are none.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// Is told whether it works; nothing is told.
  public var viabilityUpdateHandler: ((Bool) -> Void)?
  /// Is told of better ways; there are none.
  public var betterPathUpdateHandler: ((Bool) -> Void)?
  /// Nil.
  public var currentPath: NWPath? { nil }
  private var queue = DispatchQueue.global()

  /// To an end.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  /// To a machine and a number.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Fails.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    connections.report(on: queue) { [self] in
      guard state != .cancelled else { return }
      state = .failed(.posix(.ENETDOWN))
      stateUpdateHandler?(state)
    }
  }

  /// Fails again.
  public func restart() { start(queue: queue) }

  /// Answers that there is no connection.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let answer) = completion else { return }
    connections.report(on: queue) { answer(.posix(.ENOTCONN)) }
  }

  /// Answers that there is no connection.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (_ content: Data?, _ context: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    connections.report(on: queue) { completion(nil, nil, true, .posix(.ENOTCONN)) }
  }

  /// Answers that there is no connection.
  public func receiveMessage(
    completion: @escaping (_ content: Data?, _ context: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion)
  }

  /// Ends it.
  public func cancel() {
    state = .cancelled
    let handler = stateUpdateHandler
    UnavailableService.later(on: queue) { handler?(.cancelled) }
  }

  /// Ends it.
  public func forceCancel() { cancel() }
}
