public import FoundationAdditions

private let faces = UnavailableService("LocalAuthentication", answer: "nobody can be recognised")

/// How somebody is recognised. Apple's page: LocalAuthentication/LAPolicy.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}

/// What recognises somebody. Apple's page: LocalAuthentication/LABiometryType.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// The finger.
  case touchID
  /// The face.
  case faceID
  /// The eye.
  case opticID = 4
}

/// What went wrong. Apple's page: LocalAuthentication/LAError.
public struct LAError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: LocalAuthentication/LAError/Code.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The person said no.
    case userCancel = -2
    /// The person wants another way.
    case userFallback = -3
    /// The system said no.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// The device recognises nobody.
    case biometryNotAvailable = -6
    /// Nobody is known.
    case biometryNotEnrolled = -7
    /// Too often.
    case biometryLockout = -8
    /// Nobody may be asked.
    case notInteractive = -1004

    /// Whether an error is a ``LAError`` with this code: `catch LAError.authenticationFailed`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? LAError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// It was somebody else.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person said no.
  public static var userCancel: Code { .userCancel }
  /// The person wants another way.
  public static var userFallback: Code { .userFallback }
  /// The system said no.
  public static var systemCancel: Code { .systemCancel }
  /// There is no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device recognises nobody.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// Nobody may be asked.
  public static var notInteractive: Code { .notInteractive }
}

/// Recognises the person. There is nobody: it answers with ``LAError/Code/biometryNotAvailable``, and the diagnostic
/// `service.unavailable` says so. Apple's page: LocalAuthentication/LAContext.
open class LAContext: NSObject, @unchecked Sendable {
  /// Nothing.
  open var biometryType: LABiometryType { .none }
  /// Kept for its spelling.
  open var localizedFallbackTitle: String?
  /// Kept for its spelling.
  open var localizedCancelTitle: String?
  /// Kept for its spelling.
  open var localizedReason = ""
  /// Kept for its spelling.
  open var interactionNotAllowed = false
  /// Kept for its spelling.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// False, with the error.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    faces.report()
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Answers with the error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { faces.report { reply(false, LAError(.biometryNotAvailable)) } }

  /// Throws the error.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    faces.report()
    throw LAError(.biometryNotAvailable)
  }

  /// Nothing to end.
  open func invalidate() {}
}
