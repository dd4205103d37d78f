import FoundationAdditions

/// A way into the network. Apple's page: Network/NWInterface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The sort of way. Apple's page: Network/NWInterface/InterfaceType.
  public enum InterfaceType: Hashable, Sendable {
    /// One that has no sort of its own.
    case other
    /// Without a wire.
    case wifi
    /// By telephone.
    case cellular
    /// By a wire.
    case wiredEthernet
    /// Back into the machine.
    case loopback
  }

  /// The sort of way: `wifi` for what the system calls `wl…`, else a wire.
  public let type: InterfaceType
  /// The system's name of it: `eth0`.
  public let name: String
  /// The system's number of it.
  public let index: Int

  init(_ interface: MachineNetwork.Interface) {
    type = interface.isWireless ? .wifi : .wiredEthernet
    (name, index) = (interface.name, interface.index)
  }

  /// The system's name of it.
  public var debugDescription: String { name }
}
