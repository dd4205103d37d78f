package import Ambient
package import Foundation

/// The device that ``UIDevice`` and ``UIScreen`` describe (default: an iPhone).
package struct CurrentDevice: Hashable, Sendable {
  package var idiom: UIUserInterfaceIdiom
  /// In points.
  package var screen: CGSize
  /// Pixels per point.
  package var scale: CGFloat

  package init(
    idiom: UIUserInterfaceIdiom = .phone, screen: CGSize = CGSize(width: 430, height: 932), scale: CGFloat = 2
  ) {
    (self.idiom, self.screen, self.scale) = (idiom, screen, scale)
  }

  static var current: CurrentDevice { AmbientValues.current.pictureDevice }
}

extension AmbientValues {
  package var pictureDevice: CurrentDevice {
    get { self[PictureDeviceKey.self] }
    set { self[PictureDeviceKey.self] = newValue }
  }
}

private enum PictureDeviceKey: AmbientKey {
  static let defaultValue = CurrentDevice()
}
