import FoundationAdditions

/// The state of the machine's network interfaces. Apple's page: Network/NWPath.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied
    /// Never used.
    case requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Satisfied if an external interface is up.
  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let supportsIPv4, supportsIPv6: Bool
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public var gateways: [NWEndpoint] { [] }
  /// Always ``UnsatisfiedReason/notAvailable``.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }

  init(_ network: MachineNetwork) {
    status = network.interfaces.isEmpty ? .unsatisfied : .satisfied
    availableInterfaces = network.interfaces.map { NWInterface($0) }
    supportsIPv4 = network.interfaces.contains(where: \.hasIPv4)
    supportsIPv6 = network.interfaces.contains(where: \.hasIPv6)
  }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String { "\(status) \(availableInterfaces.map(\.name).joined(separator: ", "))" }
}
