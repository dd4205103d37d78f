// Importing LocalAuthentication includes these.
@_exported public import FoundationAdditions

private let faces = UnavailableService("LocalAuthentication", answer: "authentication fails")

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

public struct LAError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case notInteractive = -1004

    /// Matches errors by code: `catch LAError.authenticationFailed`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? LAError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let notInteractive = Code.notInteractive
}

/// Authentication fails with ``LAError/Code/biometryNotAvailable`` and reports `service.unavailable`. Apple's page:
/// LocalAuthentication/LAContext.
open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle, localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    faces.report()
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { faces.report { reply(false, LAError(.biometryNotAvailable)) } }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw faces.answer(LAError(.biometryNotAvailable))
  }

  open func invalidate() {}
}
