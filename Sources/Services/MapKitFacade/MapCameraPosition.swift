public import CoreLocationFacade
import FoundationAdditions

public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance, heading, pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }

  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// A camera position. No map is drawn; the position keeps its values. Apple's page: MapKit/MapCameraPosition.
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic
    case user(followsHeading: Bool, fallback: MapCameraPosition)
    case camera(MapCamera)
    case region(MKCoordinateRegion)
  }

  private let kind: Kind

  public static let automatic = MapCameraPosition(kind: .automatic)
  /// The user's location is unknown, so `fallback` is used.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The position used while the user's location is unknown.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
  public var positionedByUser: Bool { false }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    a.camera == b.camera && a.numbersOfRegion == b.numbersOfRegion && a.fallbackPosition == b.fallbackPosition
      && a.followsUserHeading == b.followsUserHeading
  }

  private var numbersOfRegion: [Double]? {
    region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
  }
}
