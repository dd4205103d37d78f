public import FoundationAdditions

/// The words of a protocol; kept, as no connection is made. Apple's page: Network/NWProtocolOptions.
open class NWProtocolOptions: @unchecked Sendable {
  /// Nothing is settled yet.
  public init() {}
}

/// The protocol that loses nothing. Apple's page: Network/NWProtocolTCP.
public enum NWProtocolTCP {
  /// Its words. Apple's page: Network/NWProtocolTCP/Options.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Kept for its spelling.
    public var noDelay = false
    /// Kept for its spelling.
    public var enableKeepalive = false
    /// Kept for its spelling.
    public var keepaliveIdle = 0
    /// Kept for its spelling.
    public var keepaliveInterval = 0
    /// Kept for its spelling.
    public var keepaliveCount = 0
    /// Kept for its spelling.
    public var connectionTimeout = 0
    /// Kept for its spelling.
    public var enableFastOpen = false
  }
}

/// The protocol that may lose something. Apple's page: Network/NWProtocolUDP.
public enum NWProtocolUDP {
  /// Its words. Apple's page: Network/NWProtocolUDP/Options.
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The protocol that keeps a secret. Apple's page: Network/NWProtocolTLS.
public enum NWProtocolTLS {
  /// Its words. Apple's page: Network/NWProtocolTLS/Options.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Kept for its spelling.
    public let securityProtocolOptions = NSObject()
  }
}

/// How to connect; kept, as no connection is made. Apple's page: Network/NWParameters.
public final class NWParameters: @unchecked Sendable {
  /// What to do with names that are out of date. Apple's page: Network/NWParameters/ExpiredDNSBehavior.
  public enum ExpiredDNSBehavior: Sendable {
    /// As the system does.
    case systemDefault
    /// Use them.
    case allow
    /// Do not use them.
    case prohibit
    /// Use them, and keep them.
    case persistent
  }

  /// Whether to go several ways. Apple's page: Network/NWParameters/MultipathServiceType.
  public enum MultipathServiceType: Sendable {
    /// One way.
    case disabled
    /// Another one when the first ends.
    case handover
    /// The quicker one.
    case interactive
    /// All of them.
    case aggregate
  }

  /// The protocols of a connection. Apple's page: Network/NWParameters/ProtocolStack.
  public final class ProtocolStack: @unchecked Sendable {
    /// Those of the program.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The one that carries.
    public var transportProtocol: NWProtocolOptions?
    /// The one below.
    public var internetProtocol: NWProtocolOptions? { nil }
  }

  /// The protocols.
  public let defaultProtocolStack = ProtocolStack()
  /// Kept for its spelling.
  public var requiredInterfaceType: NWInterface.InterfaceType = .other
  /// Kept for its spelling.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Kept for its spelling.
  public var prohibitExpensivePaths = false
  /// Kept for its spelling.
  public var prohibitConstrainedPaths = false
  /// Kept for its spelling.
  public var allowLocalEndpointReuse = false
  /// Kept for its spelling.
  public var includePeerToPeer = false
  /// Kept for its spelling.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// Kept for its spelling.
  public var multipathServiceType = MultipathServiceType.disabled

  /// Nothing is settled yet.
  public init() {}
  /// The protocol that loses nothing, with a secret or without.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }
  /// The protocol that may lose something, with a secret or without.
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }

  /// Without a secret.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// With a secret.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Without a secret, and may lose something.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
}

/// Forgets the block: no connection is made that it could look at.
/// Apple's page: Security/sec_protocol_options_set_verify_block(_:_:_:).
public func sec_protocol_options_set_verify_block(
  _ options: NSObject, _ verify_block: @escaping (NSObject, NSObject, @escaping (Bool) -> Void) -> Void,
  _ verify_block_queue: DispatchQueue
) {}
