// Importing WatchConnectivity includes these.
@_exported public import FoundationAdditions

private let pairing = UnavailableService("WatchConnectivity", answer: "there is no other device")

public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

public struct WCError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable

    /// Matches errors by code: `catch WCError.genericError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? WCError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable
}

/// There is no other device: nothing is sent or received, and requests report `service.unavailable`. Apple's page:
/// WatchConnectivity/WCSession.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  open weak var delegate: (any WCSessionDelegate)?

  open class func isSupported() -> Bool { pairing.answer(false) }
  open var activationState: WCSessionActivationState { .notActivated }
  open var isReachable: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    pairing.report { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { pairing.report { errorHandler?(WCError(.notReachable)) } }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { pairing.report { errorHandler?(WCError(.notReachable)) } }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw pairing.answer(WCError(.sessionNotActivated))
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    pairing.answer(WCSessionUserInfoTransfer())
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }
}

/// Never created. Apple's page: WatchConnectivity/WCSessionUserInfoTransfer.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  open var isTransferring: Bool { false }
  open func cancel() {}
}

public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) { replyHandler([:]) }
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}
