public import CoreLocationFacade
import FoundationAdditions
public import UIKitFacade

private let maps = UnavailableService(
  "MapKit",
  answer: "there are no maps, and searches find nothing; a picture services/MapKit.png in ALMANAC_HOME is drawn as map")

/// A map is a picture of one's own: `services/MapKit.png` or `MapKit.jpg` in `ALMANAC_HOME`, which fills the size.
/// Without it, requests fail with ``MKError/Code/serverFailure`` and report `service.unavailable`. Apple's page:
/// MapKit/MKMapSnapshotter.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
  }

  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    private let region: MKCoordinateRegion

    init(image: UIImage, region: MKCoordinateRegion) { (self.image, self.region) = (image, region) }

    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

    /// Where the coordinate is if the picture shows the requested region.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      func fraction(_ value: Double, _ center: Double, _ span: Double) -> Double {
        span > 0 ? (value - center) / span + 0.5 : 0.5
      }
      return CGPoint(
        x: fraction(coordinate.longitude, region.center.longitude, region.span.longitudeDelta) * image.size.width,
        y: (1 - fraction(coordinate.latitude, region.center.latitude, region.span.latitudeDelta)) * image.size.height)
    }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options

  open var isLoading: Bool { false }

  public init(options: Options = Options()) { self.options = options }

  /// Calls back on the main queue with the picture, or with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Calls back on a queue with the picture, or with ``MKError/Code/serverFailure``.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    guard let snapshot = picture() else {
      maps.report(on: queue) { completionHandler(nil, MKError(.serverFailure)) }
      return
    }
    UnavailableService.later(on: queue) { completionHandler(snapshot, nil) }
  }

  /// - Throws: ``MKError/Code/serverFailure`` without a picture.
  open func start() async throws -> Snapshot {
    guard let snapshot = picture() else { throw maps.answer(MKError(.serverFailure)) }
    return snapshot
  }

  open func cancel() {}

  /// The picture of the file in the requested size; nil without one.
  private func picture() -> Snapshot? {
    guard let file = ServiceData.contents(ofFirst: ["MapKit.png", "MapKit.jpg"], limit: 64 << 20) else { return nil }
    guard let picture = UIImage(data: file.data), picture.size.width > 0, picture.size.height > 0 else {
      ServiceData.report("not a picture that can be drawn", file.path)
      return nil
    }
    let size = options.size
    guard size.width > 0, size.height > 0, max(size.width, size.height) * options.scale <= 8192 else { return nil }
    let fill = max(size.width / picture.size.width, size.height / picture.size.height)
    let (width, height) = (picture.size.width * fill, picture.size.height * fill)
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(options.scale, 1)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(
        in: CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
    }
    return Snapshot(image: image, region: options.region)
  }
}

/// A viewpoint above a map. Apple's page: MapKit/MKMapCamera.
open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
}

/// Which places are shown; a picture shows what it shows. Apple's page: MapKit/MKPointOfInterestFilter.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
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
