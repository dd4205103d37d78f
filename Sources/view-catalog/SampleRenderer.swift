import Foundation
import Graphics
import Rendering
import Timelines
import ViewCatalog
import Views
import Widgets

/// Draws samples as widgets are drawn: settled, laid out, painted.
struct SampleRenderer: Sendable {
  /// What counts as now: 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private let renderer = WidgetRenderer(
    world: World(now: now, groupContainers: URL(fileURLWithPath: "/nonexistent")))

  /// The picture of `sample`; two pixels a point unless `scale` says otherwise.
  ///
  /// - Throws: ``SampleError`` when the sample reports something else than it says.
  func picture(
    of sample: Sample, in scheme: ColorScheme, scale: PixelScale = PixelScale(2)
  ) async throws -> RenderedPicture {
    guard let kind = sample.kind else { throw SampleError(sample, "is no widget") }
    var request = RenderRequest(family: .systemSmall)
    request.device = Self.device
    request.colorScheme = scheme
    request.scale = scale
    let picture = try await renderer.currentPicture(of: kind, request, as: .png)
    let found = picture.diagnostics.filter { !sample.diagnostics.contains($0.id) }
    guard found.isEmpty else { throw SampleError(sample, found.map(\.description).joined(separator: "; ")) }
    for id in sample.diagnostics where !picture.diagnostics.contains(where: { $0.id == id }) {
      throw SampleError(sample, "does not report \(id)")
    }
    return picture
  }

  private static let device: DeviceProfile = {
    let size = CGSize(width: Catalog.pictureSize.width, height: Catalog.pictureSize.height)
    return DeviceProfile(name: "sample", idiom: .phone, cornerRadius: 16, sizes: [.systemSmall: size])
  }()
}

/// What is wrong with a sample.
struct SampleError: Error, CustomStringConvertible {
  let description: String

  init(_ sample: Sample, _ message: String) { description = "\(sample.file):\(sample.line): \(sample.name): \(message)" }
}
