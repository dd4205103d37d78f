public import CoreLocationFacade
import FoundationAdditions

/// From where a map is seen. Apple's page: MapKit/MapCamera.
public struct MapCamera: Equatable, Sendable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from there.
  public var distance: Double
  /// Degrees from north, clockwise.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }

  /// Whether both look at the same place from the same one.
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// Which part of a map is shown. No map is drawn here; the position keeps what it was made of. Apple's page:
/// MapKit/MapCameraPosition.
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic
    case user(followsHeading: Bool, fallback: MapCameraPosition)
    case camera(MapCamera)
    case region(MKCoordinateRegion)
  }

  private let kind: Kind

  /// All that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// Where the person is, or `fallback` as long as nobody knows.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }
  /// As a camera sees it.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  /// A part of the map.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// The camera, where it was made of one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The part of the map, where it was made of one.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// What is shown as long as nobody knows where the person is.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether it is where the person is.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether it turns with the person.
  public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
  /// Never: nobody moves a map here.
  public var positionedByUser: Bool { false }

  /// Whether both are made of the same.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    a.camera == b.camera && a.numbersOfRegion == b.numbersOfRegion && a.fallbackPosition == b.fallbackPosition
      && a.followsUserHeading == b.followsUserHeading
  }

  private var numbersOfRegion: [Double]? {
    region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
  }
}
