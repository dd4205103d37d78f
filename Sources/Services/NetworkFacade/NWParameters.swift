public import FoundationAdditions

/// Stored without effect: no connection is made. Apple's page: Network/NWProtocolOptions.
open class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}

public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = NSObject()
  }
}

/// Stored without effect: no connection is made. Apple's page: Network/NWParameters.
public final class NWParameters: @unchecked Sendable {
  public enum ExpiredDNSBehavior: Sendable {
    case systemDefault, allow, prohibit, persistent
  }

  public enum MultipathServiceType: Sendable {
    case disabled, handover, interactive, aggregate
  }

  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? { nil }
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType: NWInterface.InterfaceType = .other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var multipathServiceType = MultipathServiceType.disabled

  public init() {}
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
}

/// Does nothing: no connection is made. Apple's page: Security/sec_protocol_options_set_verify_block(_:_:_:).
public func sec_protocol_options_set_verify_block(
  _ options: NSObject, _ verify_block: @escaping (NSObject, NSObject, @escaping (Bool) -> Void) -> Void,
  _ verify_block_queue: DispatchQueue
) {}
