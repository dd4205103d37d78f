public import CoreLocationFacade
import FoundationAdditions

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta, longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A region in metres around a centre. A degree of latitude is 111,195 m, and one of longitude less towards the
  /// poles.
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

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public struct MKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "MKErrorDomain" }
  public var errorCode: Int { Int(code.rawValue) }

  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var serverFailure: Code { .serverFailure }
}
