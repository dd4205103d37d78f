package import Foundation
import Timelines
import Widgets

extension RenderRequest {
  /// The size of the picture in points; nil if the device does not have the family.
  package var pictureSize: CGSize? { device.size(of: family).map(pictureSize) }

  /// The picture's size for a widget of `size`: larger in some looks, and with room for labels on a watch face.
  func pictureSize(of size: CGSize) -> CGSize {
    guard isInWidget else { return size }
    if let face = WatchFacePlace(self, widget: size) { return face.size }
    return CGSize(width: size.width * look.magnification, height: size.height * look.magnification)
  }

  /// The widget's size in a picture of `size`.
  func widgetSize(in size: CGSize) -> CGSize {
    let whole = pictureSize(of: CGSize(width: 1, height: 1))
    let side = min(size.width / whole.width, size.height / whole.height)
    if hasWatchFace { return CGSize(width: side, height: side) }
    return CGSize(width: size.width / whole.width, height: size.height / whole.height)
  }

  /// Whether the widget is in a place of a watch face that is larger than the widget.
  var hasWatchFace: Bool {
    device.idiom == .watch && isInWidget && (family == .accessoryCorner || look == .bezel)
  }

  /// Whether the widget is on a watch face, without a background. Rectangles are usually in the Smart Stack, which shows
  /// their background.
  var isOnWatchFace: Bool {
    device.idiom == .watch && family.isAccessory && (family != .accessoryRectangular || look.removesBackground)
  }

  /// Whether the picture is white, to be put on a wallpaper.
  package var isOnLockScreen: Bool { renderingMode == .vibrant && !look.isOnBlack && backdrop == nil }

  /// Whether light and dark are different pictures.
  package var followsColorScheme: Bool {
    guard device.idiom != .watch else { return false }
    return look.hasGlass || (renderingMode == .fullColor && !look.isOnBlack)
  }
}
