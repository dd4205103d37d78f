public import FoundationAdditions

private let pairing = UnavailableService("WatchConnectivity", answer: "there is no other device")

/// How far a conversation is. Apple's page: WatchConnectivity/WCSessionActivationState.
public enum WCSessionActivationState: Int, Sendable {
  /// Not begun.
  case notActivated
  /// It may not be used.
  case inactive
  /// Begun.
  case activated
}

/// What went wrong. Apple's page: WatchConnectivity/WCError.
public struct WCError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: WatchConnectivity/WCError/Code.
  public enum Code: Int, Sendable {
    /// Something.
    case genericError = 7001
    /// There is no other device to talk to.
    case sessionNotSupported
    /// Nobody listens.
    case sessionMissingDelegate
    /// It has not begun.
    case sessionNotActivated
    /// There is no other device.
    case deviceNotPaired
    /// The other has no such app.
    case watchAppNotInstalled
    /// The other cannot be reached.
    case notReachable

    /// Whether an error is a ``WCError`` with this code: `catch WCError.genericError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? WCError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Something.
  public static var genericError: Code { .genericError }
  /// There is no other device to talk to.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// Nobody listens.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// It has not begun.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// There is no other device.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The other has no such app.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The other cannot be reached.
  public static var notReachable: Code { .notReachable }
}

/// Talks between a phone and a watch. There is no other device: nothing is sent, nothing comes, and asking is the diagnostic
/// `service.unavailable`. Apple's page: WatchConnectivity/WCSession.
open class WCSession: NSObject, @unchecked Sendable {
  /// The conversation.
  public static let `default` = WCSession()
  /// Hears that there is no other device.
  open weak var delegate: (any WCSessionDelegate)?

  /// False.
  open class func isSupported() -> Bool {
    pairing.report()
    return false
  }
  /// Not begun.
  open var activationState: WCSessionActivationState { .notActivated }
  /// False.
  open var isReachable: Bool { false }
  /// False.
  open var isPaired: Bool { false }
  /// False.
  open var isWatchAppInstalled: Bool { false }
  /// False.
  open var isCompanionAppInstalled: Bool { false }
  /// False.
  open var isComplicationEnabled: Bool { false }
  /// False.
  open var hasContentPending: Bool { false }
  /// Nought.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Empty.
  open var applicationContext: [String: Any] { [:] }
  /// Empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// The delegate is told that there is no other device.
  open func activate() {
    pairing.report { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  /// Answers that there is no other device.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { pairing.report { errorHandler?(WCError(.notReachable)) } }

  /// Answers that there is no other device.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { pairing.report { errorHandler?(WCError(.notReachable)) } }

  /// Throws that there is no other device.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    pairing.report()
    throw WCError(.sessionNotActivated)
  }

  /// Sends nothing.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    pairing.report()
    return WCSessionUserInfoTransfer()
  }

  /// Sends nothing.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }
}

/// Something on its way; nothing is. Apple's page: WatchConnectivity/WCSessionUserInfoTransfer.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// False.
  open var isTransferring: Bool { false }
  /// Nothing to stop.
  open func cancel() {}
}

/// Hears of the conversation. Apple's page: WatchConnectivity/WCSessionDelegate.
public protocol WCSessionDelegate: AnyObject {
  /// It has begun, or not.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// It may not be used any more.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// It is over.
  func sessionDidDeactivate(_ session: WCSession)
  /// A message came.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A question came.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// What counts changed.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Something came.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// The other can be reached, or not.
  func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Answers nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) { replyHandler([:]) }
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}
