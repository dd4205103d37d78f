public import FoundationAdditions

/// Whether the place may be asked for. Apple's page: CoreLocation/CLAuthorizationStatus.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may ask.
  case restricted
  /// The person said no.
  case denied
  /// Always.
  case authorizedAlways
  /// While the app is used.
  case authorizedWhenInUse
}

/// How good a place is. Apple's page: CoreLocation/CLAccuracyAuthorization.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As good as it can be.
  case fullAccuracy
  /// About there.
  case reducedAccuracy
}

/// Metres: as good as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Metres: as good as it can be, and better.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Metres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
/// Metres: every move counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Hears of the place. Apple's page: CoreLocation/CLLocationManagerDelegate.
public protocol CLLocationManagerDelegate: AnyObject {
  /// There are places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There are none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person decided.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

private let places = UnavailableService(
  "CoreLocation", answer: "the place may not be asked for, and no address is found")

/// Asks where the device is, which is the diagnostic `service.unavailable`. It is told that the person said no: there is no place to tell.
/// Apple's page: CoreLocation/CLLocationManager.
open class CLLocationManager: NSObject {
  /// Hears of the answer.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Kept for its spelling.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Kept for its spelling.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Kept for its spelling.
  open var allowsBackgroundLocationUpdates = false

  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// About there.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// False.
  open class func locationServicesEnabled() -> Bool { false }
  /// False.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Nil.
  open var location: CLLocation? { nil }

  /// The delegate is told that the person said no.
  open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// The delegate is told that the person said no.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// The delegate is told of ``CLError/denied``.
  open func requestLocation() {
    places.report()
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// The delegate is told of ``CLError/denied``.
  open func startUpdatingLocation() { requestLocation() }
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Does nothing.
  open func startMonitoringSignificantLocationChanges() {}
}

/// Finds the address of a place. There is no map here: it finds nothing. Apple's page: CoreLocation/CLGeocoder.
open class CLGeocoder: NSObject {
  /// Answers with ``CLError/Code/geocodeFoundNoResult``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    places.report { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }
  /// Throws ``CLError/Code/geocodeFoundNoResult``.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    places.report()
    throw CLError(.geocodeFoundNoResult)
  }
  /// Answers with ``CLError/Code/geocodeFoundNoResult``.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    places.report { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }
  /// Does nothing.
  open func cancelGeocode() {}
}

/// The address of a place. Nothing makes one here. Apple's page: CoreLocation/CLPlacemark.
open class CLPlacemark: NSObject {
  /// Where.
  open var location: CLLocation? { nil }
  /// Its name.
  open var name: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
}
