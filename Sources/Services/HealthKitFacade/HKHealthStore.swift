public import FoundationAdditions

let health = UnavailableService("HealthKit", answer: "there are no health data")

/// Whether data may be written. Apple's page: HealthKit/HKAuthorizationStatus.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// The person said no.
  case sharingDenied
  /// The person said yes.
  case sharingAuthorized
}

/// Whether somebody has to be asked. Apple's page: HealthKit/HKAuthorizationRequestStatus.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// They have.
  case shouldRequest
  /// They were asked.
  case unnecessary
}

/// What went wrong. Apple's page: HealthKit/HKError.
public struct HKError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: HealthKit/HKError/Code.
  public enum Code: Int, Sendable {
    /// Nothing.
    case noError
    /// There are no health data on this machine.
    case errorHealthDataUnavailable
    /// They are closed.
    case errorHealthDataRestricted
    /// The question is wrong.
    case errorInvalidArgument
    /// The person said no.
    case errorAuthorizationDenied
    /// Nobody was asked.
    case errorAuthorizationNotDetermined
    /// The device is closed.
    case errorDatabaseInaccessible
    /// The person said nothing.
    case errorUserCanceled
    /// There is nothing.
    case errorNoData = 11

    /// Whether an error is a ``HKError`` with this code: `catch HKError.noError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? HKError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// There are no health data on this machine.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// There is nothing.
  public static var errorNoData: Code { .errorNoData }
  /// Nothing.
  public static var noError: Code { .noError }
  /// They are closed.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// The question is wrong.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The person said no.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// Nobody was asked.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The device is closed.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The person said nothing.
  public static var errorUserCanceled: Code { .errorUserCanceled }
}

/// Where health data are kept. There are none here: queries answer with
/// ``HKError/Code/errorHealthDataUnavailable``, and the diagnostic `service.unavailable` says so.
/// Apple's page: HealthKit/HKHealthStore.
open class HKHealthStore: NSObject, @unchecked Sendable {
  static let unavailable = HKError(.errorHealthDataUnavailable)

  /// False.
  open class func isHealthDataAvailable() -> Bool {
    health.report()
    return false
  }

  /// The person said no.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    health.report()
    return .sharingDenied
  }

  /// Answers that there are no health data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    health.report { completion(false, Self.unavailable) }
  }

  /// Throws that there are no health data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    health.report()
    throw Self.unavailable
  }

  /// Answers that nobody knows.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    health.report { completion(.unknown, Self.unavailable) }
  }

  /// Throws that there are no health data.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    health.report()
    throw Self.unavailable
  }

  /// The query answers that there are no health data.
  open func execute(_ query: HKQuery) {
    health.report { query.fail(Self.unavailable) }
  }

  /// Does nothing: a query has answered.
  open func stop(_ query: HKQuery) {}

  /// Answers that nothing was kept.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    health.report { completion(false, Self.unavailable) }
  }

  /// Throws that nothing was kept.
  open func save(_ object: HKObject) async throws {
    health.report()
    throw Self.unavailable
  }

  /// Answers that nothing is told.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    health.report { completion(false, Self.unavailable) }
  }
}

/// How often news are told. Apple's page: HealthKit/HKUpdateFrequency.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// Every hour.
  case hourly
  /// Every day.
  case daily
  /// Every week.
  case weekly
}
