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

  static var current: CurrentDevice { AmbientValues.current.currentDevice }
}

extension AmbientValues {
  package var currentDevice: CurrentDevice {
    get { self[CurrentDeviceKey.self] }
    set { self[CurrentDeviceKey.self] = newValue }
  }
}

private enum CurrentDeviceKey: AmbientKey {
  static let defaultValue = CurrentDevice()
}
