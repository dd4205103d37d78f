public import FoundationAdditions

/// Degrees of latitude and longitude. Apple's page: CoreLocation/CLLocationDegrees.
public typealias CLLocationDegrees = Double
/// Metres. Apple's page: CoreLocation/CLLocationDistance.
public typealias CLLocationDistance = Double
/// Metres. Apple's page: CoreLocation/CLLocationAccuracy.
public typealias CLLocationAccuracy = Double
/// Metres per second. Apple's page: CoreLocation/CLLocationSpeed.
public typealias CLLocationSpeed = Double
/// Degrees from north. Apple's page: CoreLocation/CLLocationDirection.
public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude, longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Whether latitude and longitude are in range. Apple's page: CoreLocation/CLLocationCoordinate2DIsValid(_:).
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A position with an altitude and a time. Apple's page: CoreLocation/CLLocation.
public final class CLLocation: Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  public convenience init() { self.init(latitude: 0, longitude: 0) }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: LocalizationContext.current.now)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    self.timestamp = timestamp
  }

  /// The distance in metres on a sphere with the earth's mean radius, 6,371,009 m.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let (dLatitude, dLongitude) = (b - a, (location.coordinate.longitude - coordinate.longitude) * radians)
    let square = pow(sin(dLatitude / 2), 2) + cos(a) * cos(b) * pow(sin(dLongitude / 2), 2)
    return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
