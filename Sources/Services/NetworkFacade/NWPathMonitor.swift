public import FoundationAdditions
import Synchronization

/// Reports the machine's network once; a picture is finished before it changes. Apple's page: Network/NWPathMonitor.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: ((NWPath) -> Void)?
    var isCancelled = false
    var queue: DispatchQueue?
  }

  private let required: NWInterface.InterfaceType?
  private let state = Mutex(State())

  public init() { required = nil }
  /// Only interfaces of the required type count in ``currentPath``.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { required = nil }

  /// Called once after the start.
  public var pathUpdateHandler: ((_ newPath: NWPath) -> Void)? {
    get { state.withLock { UncheckedBox($0.handler) }.value }
    set {
      let handler = UncheckedBox(newValue)
      state.withLock { $0.handler = handler.value }
    }
  }

  public var currentPath: NWPath {
    var network = MachineNetwork()
    if let required { network = network.filtered { NWInterface($0).type == required } }
    return NWPath(network)
  }

  /// The handler's queue; `nil` before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Calls ``pathUpdateHandler`` once, on the queue.
  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    UnavailableService.later(on: queue) { [self] in
      let path = currentPath
      let handler = state.withLock { UncheckedBox($0.isCancelled ? nil : $0.handler) }.value
      handler?(path)
    }
  }

  public func cancel() {
    state.withLock {
      $0.isCancelled = true
      $0.handler = nil
    }
  }
}

/// A closure that is passed through a lock: only one thread at a time calls it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
