public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18

    /// Matches errors by code: `catch CLError.denied`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CLError)?.code == match }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  /// `userInfo` is ignored.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled
  public static let deferredFailed = Code.deferredFailed
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  public static let deferredCanceled = Code.deferredCanceled
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let rangingFailure = Code.rangingFailure
  public static let promptDeclined = Code.promptDeclined
}
