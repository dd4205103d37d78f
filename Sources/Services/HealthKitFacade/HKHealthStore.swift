public import FoundationAdditions

let health = UnavailableService("HealthKit", answer: "there are no health data")

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}

public struct HKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorNoData = 11

    /// Matches errors by code: `catch HKError.noError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? HKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorNoData = Code.errorNoData
  public static let noError = Code.noError
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  public static let errorInvalidArgument = Code.errorInvalidArgument
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
  public static let errorUserCanceled = Code.errorUserCanceled
}

/// There are no health data: queries fail with ``HKError/Code/errorHealthDataUnavailable`` and report
/// `service.unavailable`. Apple's page: HealthKit/HKHealthStore.
open class HKHealthStore: NSObject, @unchecked Sendable {
  static let unavailable = HKError(.errorHealthDataUnavailable)

  open class func isHealthDataAvailable() -> Bool { health.answer(false) }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { health.answer(.sharingDenied) }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    health.report { completion(false, Self.unavailable) }
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw health.answer(Self.unavailable) }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    health.report { completion(.unknown, Self.unavailable) }
  }

  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw health.answer(Self.unavailable) }

  open func execute(_ query: HKQuery) {
    health.report { query.fail(Self.unavailable) }
  }

  /// Does nothing: a query calls back at once.
  open func stop(_ query: HKQuery) {}

  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    health.report { completion(false, Self.unavailable) }
  }

  open func save(_ object: HKObject) async throws { throw health.answer(Self.unavailable) }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    health.report { completion(false, Self.unavailable) }
  }
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
