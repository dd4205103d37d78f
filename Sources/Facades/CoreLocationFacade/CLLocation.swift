public import FoundationAdditions

/// Degrees of latitude and longitude. Apple's page: CoreLocation/CLLocationDegrees.
public typealias CLLocationDegrees = Double
/// Metres. Apple's page: CoreLocation/CLLocationDistance.
public typealias CLLocationDistance = Double
/// Metres. Apple's page: CoreLocation/CLLocationAccuracy.
public typealias CLLocationAccuracy = Double
/// Metres a second. Apple's page: CoreLocation/CLLocationSpeed.
public typealias CLLocationSpeed = Double
/// Degrees from north. Apple's page: CoreLocation/CLLocationDirection.
public typealias CLLocationDirection = Double

/// A place on earth. Apple's page: CoreLocation/CLLocationCoordinate2D.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees
  /// 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Whether latitude and longitude are possible. Apple's page: CoreLocation/CLLocationCoordinate2DIsValid(_:).
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that is none. Apple's page: CoreLocation/kCLLocationCoordinate2DInvalid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place with a height and a time. Apple's page: CoreLocation/CLLocation.
public final class CLLocation: Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far it may be off, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be off, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// When.
  public let timestamp: Date

  /// The place of no degrees.
  public convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: LocalizationContext.current.now)
  }

  /// Creates a place.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    self.timestamp = timestamp
  }

  /// Metres to another place along the sphere of the earth's middling radius, 6,371,009 m.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let (dLatitude, dLongitude) = (b - a, (location.coordinate.longitude - coordinate.longitude) * radians)
    let square = pow(sin(dLatitude / 2), 2) + cos(a) * cos(b) * pow(sin(dLongitude / 2), 2)
    return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
  }
}

/// A coordinate of degrees. Apple's page: CoreLocation/CLLocationCoordinate2DMake(_:_:).
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
