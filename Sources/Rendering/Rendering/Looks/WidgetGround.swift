import Foundation
import Graphics
import ImagePipeline

/// What is behind a widget: the wallpaper, of which the widget covers the middle.
struct WidgetGround {
  let background: WallpaperBackground
  /// The image of `background`, if it is one.
  let picture: DrawableImage?
  /// The size of the screen in points.
  let screen: CGSize

  /// Behind glass without a wallpaper. Glass needs something to be seen by; the colours are ours.
  static let usual = WallpaperBackground.gradient(
    [
      ResolvedColor(bytes: 43, 74, 128), ResolvedColor(bytes: 126, 104, 164), ResolvedColor(bytes: 222, 147, 112),
      ResolvedColor(bytes: 247, 205, 150),
    ], degrees: 165)

  /// - Throws: The error of the image file.
  init(_ background: WallpaperBackground, on screen: CGSize) throws(ImageError) {
    (self.background, self.screen) = (background, screen)
    if case .picture(let path) = background {
      picture = try ImageReader.picture(contentsOfFile: path)
    } else {
      picture = nil
    }
  }

  /// The part of the wallpaper in a picture of `size`.
  func items(in size: CGSize) -> [DisplayItem] {
    let whole = CGSize(width: max(screen.width, size.width), height: max(screen.height, size.height))
    let frame = CGRect(
      origin: CGPoint(x: (size.width - whole.width) / 2, y: (size.height - whole.height) / 2), size: whole)
    let canvas = Path(CGRect(origin: .zero, size: size))
    guard let picture else {
      return background.paint(over: frame).map { [.fill(canvas, $0, evenOdd: false)] } ?? []
    }
    let factor = max(
      frame.width / CGFloat(max(picture.pixelSize.width, 1)), frame.height / CGFloat(max(picture.pixelSize.height, 1)))
    let covering = CGSize(
      width: CGFloat(picture.pixelSize.width) * factor, height: CGFloat(picture.pixelSize.height) * factor)
    let origin = CGPoint(
      x: (frame.midX - covering.width / 2).rounded(), y: (frame.midY - covering.height / 2).rounded())
    return [
      .group(
        .clip(canvas, evenOdd: false),
        [.picture(ImageItem(picture: picture, frame: CGRect(origin: origin, size: covering.rounded)))])
    ]
  }
}

extension CGSize {
  /// Whole points, at least as large.
  fileprivate var rounded: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
