import Diagnostics
import Foundation
import Graphics
import Rendering
import Timelines
import ViewCatalog
import Views
import Widgets

/// Draws samples like widgets.
struct SampleRenderer: Sendable {
  /// The current date of samples: 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private let renderer = WidgetRenderer(
    world: World(now: now, groupContainers: URL(fileURLWithPath: "/nonexistent")))

  /// Draws `sample` (default: at 2×).
  ///
  /// - Throws: ``SampleError`` if the sample cannot be drawn.
  func picture(
    of sample: Sample, in scheme: ColorScheme, scale: PixelScale = PixelScale(2)
  ) async throws -> RenderedFrame {
    guard let kind = sample.kind else { throw SampleError(sample, "is not a widget") }
    var request = RenderRequest(family: .systemSmall)
    request.device = Self.device
    request.systemStyle.widgets.phoneCornerRadius = 24
    request.colorScheme = scheme
    request.scale = scale
    return try await renderer.currentPicture(of: kind, request, as: .png)
  }

  private static let device: DeviceProfile = {
    let size = CGSize(width: Catalog.pictureSize.width, height: Catalog.pictureSize.height)
    return DeviceProfile(name: "sample", idiom: .phone, sizes: [.systemSmall: size])
  }()
}

extension Sample {
  /// The problems of `picture`, which must not be empty, and must report exactly the sample's diagnostics.
  func problems(with picture: RenderedFrame) -> [SampleError] {
    var problems = picture.diagnostics.filter { !diagnostics.contains($0.id) }.map { SampleError(self, "\($0)") }
    for id in diagnostics where !picture.diagnostics.contains(where: { $0.id == id }) {
      problems.append(SampleError(self, "does not report \(id)"))
    }
    // The background is an item too.
    if picture.lowered.displayList.items.count < 2 && picture.lowered.accessibilityText.isEmpty {
      problems.append(SampleError(self, "shows nothing"))
    }
    return problems
  }
}

struct SampleError: Error, CustomStringConvertible {
  let description: String

  init(_ sample: Sample, _ message: String) {
    description = "\(sample.file):\(sample.line): \(sample.name): \(message)"
  }
}
