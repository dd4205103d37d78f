public import FoundationAdditions
import Glibc

/// What is known of a way to a machine. Apple's page: SystemConfiguration/SCNetworkReachabilityFlags.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Some of them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Over a line that has to be dialled.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// It is made by itself.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// Somebody has to do something.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// It is made by itself for some programs.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is this machine.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is beside this machine.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// By telephone.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// It is made by itself, one way or the other.
  public static let connectionAutomatic: Self = [.connectionOnTraffic, .connectionOnDemand]
}

/// A way to a machine. Apple's page: SystemConfiguration/SCNetworkReachability.
public final class SCNetworkReachability: Sendable {}

/// What is called when something changes. Apple's page: SystemConfiguration/SCNetworkReachabilityCallBack.
public typealias SCNetworkReachabilityCallBack =
  (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What is given to a callback. Apple's page: SystemConfiguration/SCNetworkReachabilityContext.
public struct SCNetworkReachabilityContext {
  /// Nought.
  public var version: CFIndex
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Never called.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Never called.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// A way by a name. Apple's page: SystemConfiguration/SCNetworkReachabilityCreateWithName(_:_:).
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// A way by an address. Apple's page: SystemConfiguration/SCNetworkReachabilityCreateWithAddress(_:_:).
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Whether the network can be reached: whether an interface that leads out of the machine is up, whatever the way.
/// Apple's page: SystemConfiguration/SCNetworkReachabilityGetFlags(_:_:).
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = MachineNetwork().interfaces.isEmpty ? [] : .reachable
  return true
}

/// Calls nothing: a picture is done before something changes.
/// Apple's page: SystemConfiguration/SCNetworkReachabilitySetCallback(_:_:_:).
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Calls nothing: a picture is done before something changes.
/// Apple's page: SystemConfiguration/SCNetworkReachabilitySetDispatchQueue(_:_:).
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  true
}

extension sockaddr {
  /// The length that addresses carry on Apple's systems, and not on this one: what is written is forgotten.
  public var sa_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length that addresses carry on Apple's systems, and not on this one: what is written is forgotten.
  public var sin_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
