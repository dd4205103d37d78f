public import CoreLocationFacade
import FoundationAdditions

/// How much of the map in degrees. Apple's page: MapKit/MKCoordinateSpan.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// So many degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the map. Apple's page: MapKit/MKCoordinateRegion.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How much of it.
  public var span: MKCoordinateSpan

  /// Nothing at 0, 0.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// So many degrees around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// So many metres around a place; a degree of latitude is 111,195 m, and one of longitude as much less as the place is
  /// nearer to a pole.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metresOfDegree = 6_371_009 * Double.pi / 180
    let narrowing = max(0.000_001, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / metresOfDegree),
        longitudeDelta: min(360, longitudinalMeters / (metresOfDegree * narrowing))))
  }
}

/// What the map looks like. Apple's page: MapKit/MKMapType.
public enum MKMapType: UInt, Sendable {
  /// Drawn.
  case standard
  /// From above.
  case satellite
  /// From above, with names.
  case hybrid
  /// From above, with heights.
  case satelliteFlyover
  /// From above, with heights and names.
  case hybridFlyover
  /// Drawn in few colours.
  case mutedStandard
}

/// What went wrong. Apple's page: MapKit/MKError.
public struct MKError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: MapKit/MKError/Code.
  public enum Code: UInt, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// There is no server.
    case serverFailure
    /// Too many questions.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
    /// The answer cannot be read.
    case decodingFailed
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// There is no server.
  public static var serverFailure: Code { .serverFailure }
}
