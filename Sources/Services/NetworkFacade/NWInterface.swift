import FoundationAdditions

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
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
