import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Timelines
import ViewCatalog
import Views
import Widgets

/// Draws samples like widgets.
struct SampleRenderer: Sendable {
  /// The current date of samples: 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private let renderer: WidgetRenderer

  init(timeLimit: TimeLimit = .standard) {
    renderer = WidgetRenderer(
      world: World(now: Self.now, groupContainers: Catalog.home.appending(path: "groups"), timeLimit: timeLimit))
  }

  /// Draws `sample` (default: at 2×, and complications at 4×).
  ///
  /// - Throws: ``SampleError`` if the sample cannot be drawn.
  func picture(
    of sample: Sample, in scheme: ColorScheme, scale: PixelScale = PixelScale(2)
  ) async throws -> SamplePicture {
    guard let kind = sample.kind, let family = kind.families.first else { throw SampleError(sample, "is not a widget") }
    var request = RenderRequest(family: family)
    request.colorScheme = scheme
    var enlargement: CGFloat = 1
    switch sample.subject {
    case .view, .change:
      request.family = .systemSmall
      request.device = Self.device
      request.systemStyle.widgets.phoneCornerRadius = 24
    case .preview:
      request.hasTransparentCorners = true
    case .placed(_, let place), .widget(_, let place):
      guard let device = DeviceProfile.named(place.device), let look = WidgetLook(rawValue: place.look) else {
        throw SampleError(sample, "has an unknown place")
      }
      (request.device, request.look) = (device, look)
      if place.isAccented { request.renderingMode = .accented }
      request.hasTransparentCorners = true
      if let size = request.pictureSize, size.width < Self.smallWidth { enlargement = 2 }
    }
    request.scale = PixelScale(scale.pixelsPerPoint * enlargement)
    let frames = try await renderer.allPictures(of: kind, request, as: .png)
    guard let last = frames.last else { throw SampleError(sample, "has no entry") }
    guard frames.count == 2 else {
      return SamplePicture(frame: last, lists: [last.lowered.displayList], data: last.data, enlargement: enlargement)
    }
    let lists = try await renderer.change(from: frames[0].entry, to: last.entry, of: kind, request)
    return SamplePicture(frame: last, lists: lists, data: try renderer.animation(of: lists, as: .apng))
  }

  /// The pixels of a picture.
  func bitmap(of list: DisplayList) throws -> Bitmap { try renderer.bitmap(of: list) }

  /// The width below which a widget in a place is enlarged, in points, so that a label along a dial can be read.
  private static let smallWidth: CGFloat = 100

  private static let device: DeviceProfile = {
    let size = CGSize(width: Catalog.pictureSize.width, height: Catalog.pictureSize.height)
    return DeviceProfile(name: "sample", idiom: .phone, sizes: [.systemSmall: size])
  }()
}

/// The picture of a sample, or the animation of its change.
struct SamplePicture {
  /// The picture, or the last one of the change.
  let frame: RenderedFrame
  /// The picture, or all of the change.
  let lists: [DisplayList]
  /// The file.
  let data: Data
  /// How much larger the page shows it.
  var enlargement: CGFloat = 1

  /// On the page, in points.
  var size: CGSize {
    let size = frame.lowered.displayList.size
    return CGSize(width: size.width * enlargement, height: size.height * enlargement)
  }

  var isAnimated: Bool { lists.count > 1 }
}

extension Sample {
  /// The problems of `picture`, which must not be empty, and must report exactly the sample's diagnostics.
  func problems(with picture: SamplePicture) -> [SampleError] {
    let frame = picture.frame
    var problems = frame.diagnostics.filter { !diagnostics.contains($0.id) }.map { SampleError(self, "\($0)") }
    for id in diagnostics where !frame.diagnostics.contains(where: { $0.id == id }) {
      problems.append(SampleError(self, "does not report \(id)"))
    }
    // The background is an item too.
    if frame.lowered.displayList.items.count < 2 && frame.lowered.accessibilityText.isEmpty {
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
