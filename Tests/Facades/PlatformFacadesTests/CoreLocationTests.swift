import CoreLocationFacade
import Testing
import UniformTypeIdentifiersFacade

struct CoreLocationTests {
  private final class Delegate: CLLocationManagerDelegate {
    var errors: [any Error] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors.append(error) }
  }

  @Test func `location access is denied`() {
    let manager = CLLocationManager()
    let delegate = Delegate()
    manager.delegate = delegate
    manager.requestLocation()
    #expect((delegate.errors.first as? CLError)?.code == .denied)
    #expect(manager.authorizationStatus == .denied)
  }

  @Test func `a coordinate has two degrees`() {
    let quay = CLLocationCoordinate2DMake(52.5, -13.25)
    #expect(quay.latitude == 52.5 && quay.longitude == -13.25)
  }

  @Test func `Berlin is 878 km from Paris`() {
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(berlin.distance(from: paris) - 878_000) < 2000)
  }

  @Test func `types are found by the end of a name`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType("public.nothing") == nil)
  }
}
