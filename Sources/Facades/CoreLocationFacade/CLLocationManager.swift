public import FoundationAdditions

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

private let places = UnavailableService("CoreLocation", answer: "location access is denied, and no address is found")

/// Location access is always denied, with the diagnostic `service.unavailable`. Apple's page:
/// CoreLocation/CLLocationManager.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false

  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open class func locationServicesEnabled() -> Bool { false }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var location: CLLocation? { nil }

  /// Calls the delegate: access is denied.
  open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Calls the delegate: access is denied.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Calls the delegate with ``CLError/denied``.
  open func requestLocation() {
    places.report()
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Calls the delegate with ``CLError/denied``.
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {}
}

/// Geocoding is not available: every request fails. Apple's page: CoreLocation/CLGeocoder.
open class CLGeocoder: NSObject {
  /// Calls back with ``CLError/Code/geocodeFoundNoResult``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    places.report { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }
  /// Throws ``CLError/Code/geocodeFoundNoResult``.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw places.answer(CLError(.geocodeFoundNoResult))
  }
  /// Calls back with ``CLError/Code/geocodeFoundNoResult``.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    places.report { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }
  open func cancelGeocode() {}
}

/// The address of a location. Never created. Apple's page: CoreLocation/CLPlacemark.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var postalCode: String? { nil }
  open var thoroughfare: String? { nil }
}
