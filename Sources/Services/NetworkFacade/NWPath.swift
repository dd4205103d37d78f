import FoundationAdditions

/// What the machine is connected to: its interfaces are asked, so a picture made without a network says so.
/// Apple's page: Network/NWPath.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether the network can be reached. Apple's page: Network/NWPath/Status.
  public enum Status: Hashable, Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It might, after a connection is made; never so here.
    case requiresConnection
  }

  /// Why it cannot be reached. Apple's page: Network/NWPath/UnsatisfiedReason.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// The person does not want telephone networks.
    case cellularDenied
    /// The person does not want wireless ones.
    case wifiDenied
    /// The person does not want local ones.
    case localNetworkDenied
    /// There is no tunnel.
    case vpnInactive
  }

  /// Whether the network can be reached: whether an interface that leads out of the machine is up.
  public let status: Status
  /// The ways into it, by name.
  public let availableInterfaces: [NWInterface]
  /// Whether one of them speaks the fourth version of the protocol.
  public let supportsIPv4: Bool
  /// Whether one of them speaks the sixth version of the protocol.
  public let supportsIPv6: Bool
  /// Nil.
  public var localEndpoint: NWEndpoint? { nil }
  /// Nil.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// No gateways are told.
  public var gateways: [NWEndpoint] { [] }
  /// ``UnsatisfiedReason/notAvailable``.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// False: the machine does not know.
  public var isExpensive: Bool { false }
  /// False: the machine does not know.
  public var isConstrained: Bool { false }
  /// Whether the network can be reached.
  public var supportsDNS: Bool { status == .satisfied }

  init(_ network: MachineNetwork) {
    status = network.interfaces.isEmpty ? .unsatisfied : .satisfied
    availableInterfaces = network.interfaces.map { NWInterface($0) }
    supportsIPv4 = network.interfaces.contains(where: \.hasIPv4)
    supportsIPv6 = network.interfaces.contains(where: \.hasIPv6)
  }

  /// Whether one of the ways is of the sort. Apple's page: Network/NWPath/usesInterfaceType(_:).
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Whether it can be reached, and how.
  public var debugDescription: String { "\(status) \(availableInterfaces.map(\.name).joined(separator: ", "))" }
}
