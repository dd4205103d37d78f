import FoundationAdditions

/// Apple's page: Network/NWInterface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// Apple's page: Network/NWInterface/InterfaceType.
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  /// `wifi` for names that begin with `wl`, otherwise wired.
  public let type: InterfaceType
  /// The system's name, such as `eth0`.
  public let name: String
  public let index: Int

  init(_ interface: MachineNetwork.Interface) {
    type = interface.isWireless ? .wifi : .wiredEthernet
    (name, index) = (interface.name, interface.index)
  }

  public var debugDescription: String { name }
}
