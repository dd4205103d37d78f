/// What went wrong. Apple's page: CoreLocation/CLError.
public struct CLError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: CoreLocation/CLError/Code.
  public enum Code: Int, Sendable {
    /// There is no place.
    case locationUnknown = 0
    /// The person said no.
    case denied = 1
    /// There is no network.
    case network = 2
    /// There is no direction.
    case headingFailure = 3
    /// Regions may not be watched.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region is watched later.
    case regionMonitoringSetupDelayed = 6
    /// A region answers later.
    case regionMonitoringResponseDelayed = 7
    /// There is no such address.
    case geocodeFoundNoResult = 8
    /// There is a part of the address.
    case geocodeFoundPartialResult = 9
    /// Nobody wants the address any more.
    case geocodeCanceled = 10
    /// Places cannot come later.
    case deferredFailed = 11
    /// No places were asked for.
    case deferredNotUpdatingLocation = 12
    /// Places are too rough to come later.
    case deferredAccuracyTooLow = 13
    /// Places are filtered, and cannot come later.
    case deferredDistanceFiltered = 14
    /// Nobody wants places later any more.
    case deferredCanceled = 15
    /// Beacons cannot be measured.
    case rangingUnavailable = 16
    /// Measuring a beacon failed.
    case rangingFailure = 17
    /// The question was not shown.
    case promptDeclined = 18

    /// Whether an error is a ``CLError`` with this code: `catch CLError.denied`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CLError)?.code == match }
  }

  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Creates an error; what is told besides is left out.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }

  /// There is no place.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person said no.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// There is no direction.
  public static var headingFailure: Code { .headingFailure }
  /// Regions may not be watched.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region is watched later.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// A region answers later.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// There is no such address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// There is a part of the address.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// Nobody wants the address any more.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Places cannot come later.
  public static var deferredFailed: Code { .deferredFailed }
  /// No places were asked for.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Places are too rough to come later.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Places are filtered, and cannot come later.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Nobody wants places later any more.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be measured.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Measuring a beacon failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The question was not shown.
  public static var promptDeclined: Code { .promptDeclined }
}
