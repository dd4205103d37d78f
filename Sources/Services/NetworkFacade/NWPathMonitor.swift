public import FoundationAdditions
import Synchronization

/// Tells once what the machine is connected to; a picture is done before that changes.
/// Apple's page: Network/NWPathMonitor.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: ((NWPath) -> Void)?
    var isCancelled = false
    var queue: DispatchQueue?
  }

  private let required: NWInterface.InterfaceType?
  private let state = Mutex(State())

  /// Looks at every way.
  public init() { required = nil }
  /// Looks at every way; the sort that is asked for is the only one that counts in ``currentPath``.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }
  /// Looks at every way.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { required = nil }

  /// Is told what is the case, once after the start.
  public var pathUpdateHandler: ((_ newPath: NWPath) -> Void)? {
    get { state.withLock { Unshared($0.handler) }.value }
    set {
      let handler = Unshared(newValue)
      state.withLock { $0.handler = handler.value }
    }
  }

  /// What is the case now.
  public var currentPath: NWPath {
    var network = MachineNetwork()
    if let required { network = network.filtered { NWInterface($0).type == required } }
    return NWPath(network)
  }

  /// The queue that the handler is called on; nil before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts: ``pathUpdateHandler`` is called once, on the queue.
  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    UnavailableService.later(on: queue) { [self] in
      let path = currentPath
      let handler = state.withLock { Unshared($0.isCancelled ? nil : $0.handler) }.value
      handler?(path)
    }
  }

  /// Stops: the handler is not called any more.
  public func cancel() {
    state.withLock {
      $0.isCancelled = true
      $0.handler = nil
    }
  }
}

/// A closure on its way through a lock: it is called by one thread at a time.
struct Unshared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
