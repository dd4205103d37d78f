import Foundation
package import Graphics
package import ImagePipeline

package enum WallpaperBackground: Hashable, Sendable {
  case color(ResolvedColor)
  /// Colours at equal distances along a line through the centre whose ends are such that the first and the last
  /// colour are in corners, as in CSS. Degrees are clockwise, 0 is upwards.
  case gradient([ResolvedColor], degrees: Double)
  /// An image file that fills the screen, cropped equally on both sides.
  case picture(path: String)

  /// The maximum number of colours of a gradient.
  package static let maximumColorCount = 32

  /// Identifies the background; for files by name, size and date, without reading them.
  package var identity: String {
    switch self {
    case .color(let color): return "\(color)"
    case .gradient(let colors, let degrees): return "\(degrees) \(colors.map(\.description).joined(separator: " "))"
    case .picture(let path):
      var status = stat()
      guard stat(path, &status) == 0 else { return "\(path) -" }
      return "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
  }

  /// Checks the header of the image file; later damage is found when it is drawn.
  ///
  /// - Throws: The error of the file.
  package func check() throws(ImageError) {
    if case .picture(let path) = self { _ = try ImageReader.picture(contentsOfFile: path) }
  }

  /// Whether any part may be transparent.
  package var mayBeTransparent: Bool {
    switch self {
    case .color(let color): color.alpha < 1
    case .gradient(let colors, _): colors.contains { $0.alpha < 1 }
    case .picture: true
    }
  }

  /// The item that fills a screen.
  ///
  /// - Throws: The error of the image file.
  package func item(filling screen: PixelSize) throws(ImageError) -> DisplayItem {
    let canvas = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    switch self {
    case .color, .gradient: return .fill(Path(canvas), paint(over: canvas) ?? .color(.black), evenOdd: false)
    case .picture(let path):
      let picture = try ImageReader.picture(contentsOfFile: path)
      let size = Self.size(of: picture.pixelSize, covering: screen)
      let bitmap = try ImagePreparer.bitmap(for: picture, pixelSize: size)
      let origin = CGPoint(x: -((size.width - screen.width) / 2), y: -((size.height - screen.height) / 2))
      return .picture(
        ImageItem(
          picture: DrawableImage(content: .decoded(bitmap), pixelSize: size, origin: path),
          frame: CGRect(origin: origin, size: CGSize(width: size.width, height: size.height))))
    }
  }

  /// The paint of a screen with the frame `canvas`; nil for an image.
  func paint(over canvas: CGRect) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let colors, let degrees): Self.paint(colors, degrees: degrees, over: canvas)
    case .picture: nil
    }
  }

  private static func paint(_ colors: [ResolvedColor], degrees: Double, over canvas: CGRect) -> Paint {
    let stops = colors.enumerated().map { index, color in
      GradientStops.Stop(color: color, location: Double(index) / Double(max(colors.count - 1, 1)))
    }
    let angle = degrees * .pi / 180
    let direction = CGVector(dx: sin(angle), dy: -cos(angle))
    let half = (abs(canvas.width * direction.dx) + abs(canvas.height * direction.dy)) / 2
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: canvas.midX + direction.dx * distance, y: canvas.midY + direction.dy * distance)
    }
    return .linearGradient(GradientStops(stops), start: point(-half), end: point(half))
  }

  /// The smallest size with the image's aspect ratio that covers the whole screen.
  private static func size(of picture: PixelSize, covering screen: PixelSize) -> PixelSize {
    let factor = max(
      Double(screen.width) / Double(max(picture.width, 1)), Double(screen.height) / Double(max(picture.height, 1)))
    func side(_ length: Int, _ least: Int) -> Int {
      // An image of 1 × 65,000 pixels may become larger than any limit, and is then refused.
      max(Int(min((Double(length) * factor).rounded(), 1e9)), least)
    }
    return PixelSize(width: side(picture.width, screen.width), height: side(picture.height, screen.height))
  }
}
