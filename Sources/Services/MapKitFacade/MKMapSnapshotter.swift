public import CoreLocationFacade
import FoundationAdditions
public import UIKitFacade

private let maps = UnavailableService("MapKit", answer: "there are no maps, and searches find nothing")

/// There are no maps: requests fail with ``MKError/Code/serverFailure`` and report `service.unavailable`. Apple's
/// page: MapKit/MKMapSnapshotter.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
  }

  /// Never created. Apple's page: MapKit/MKMapSnapshotter/Snapshot.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    init(image: UIImage) { self.image = image }
    /// Always the corner of the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  open var isLoading: Bool { false }

  public init(options: Options = Options()) {}

  /// Calls back with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping CompletionHandler) {
    maps.report(on: .main) { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// Calls back on a queue with ``MKError/Code/serverFailure``.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    maps.report(on: queue) { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// - Throws: ``MKError/Code/serverFailure``.
  open func start() async throws -> Snapshot { throw maps.answer(MKError(.serverFailure)) }

  open func cancel() {}
}

/// Finds nothing. Apple's page: MapKit/MKLocalSearch.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }

  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public init(request: Request) {}

  /// Calls back with ``MKError/Code/placemarkNotFound``.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    maps.report(on: .main) { completionHandler(nil, MKError(.placemarkNotFound)) }
  }

  /// - Throws: ``MKError/Code/placemarkNotFound``.
  open func start() async throws -> Response { throw maps.answer(MKError(.placemarkNotFound)) }

  open func cancel() {}
}

open class MKMapItem: NSObject {
  open var name: String?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
