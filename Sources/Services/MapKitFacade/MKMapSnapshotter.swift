public import CoreLocationFacade
import FoundationAdditions
public import UIKitFacade

private let maps = UnavailableService("MapKit", answer: "maps and places are not found")

/// Makes pictures of maps. There is no map here: it answers with ``MKError/Code/serverFailure``, and the diagnostic
/// `service.unavailable` says so. Apple's page: MapKit/MKMapSnapshotter.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What to show. Apple's page: MapKit/MKMapSnapshotter/Options.
  open class Options: NSObject, @unchecked Sendable {
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// What it looks like.
    open var mapType = MKMapType.standard
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels of a point.
    open var scale: CGFloat = 1
    /// Whether buildings stand on it.
    open var showsBuildings = true
    /// Light or dark.
    open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
  }

  /// A picture of a map; none is made. Apple's page: MapKit/MKMapSnapshotter/Snapshot.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    init(image: UIImage) { self.image = image }
    /// Where on the picture a place is; its corner.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// What is called with the answer. Apple's page: MapKit/MKMapSnapshotter/CompletionHandler.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// Always: it answers at once.
  open var isLoading: Bool { false }

  /// Creates one.
  public init(options: Options = Options()) {}

  /// Answers with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping CompletionHandler) {
    maps.report(on: .main) { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// Answers on a queue with ``MKError/Code/serverFailure``.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    maps.report(on: queue) { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// Throws ``MKError/Code/serverFailure``.
  open func start() async throws -> Snapshot {
    maps.report()
    throw MKError(.serverFailure)
  }

  /// Nothing to stop.
  open func cancel() {}
}

/// Looks for places; none is found. Apple's page: MapKit/MKLocalSearch.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What to look for. Apple's page: MapKit/MKLocalSearch/Request.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
  }

  /// What was found. Apple's page: MapKit/MKLocalSearch/Response.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates one.
  public init(request: Request) {}

  /// Answers with ``MKError/Code/placemarkNotFound``.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    maps.report(on: .main) { completionHandler(nil, MKError(.placemarkNotFound)) }
  }

  /// Throws ``MKError/Code/placemarkNotFound``.
  open func start() async throws -> Response {
    maps.report()
    throw MKError(.placemarkNotFound)
  }

  /// Nothing to stop.
  open func cancel() {}
}

/// A place on the map. Apple's page: MapKit/MKMapItem.
open class MKMapItem: NSObject {
  /// Its name.
  open var name: String?
  /// Where.
  public let placemark: MKPlacemark
  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// False: nothing is opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A place with its address. Apple's page: MapKit/MKPlacemark.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Where.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
