package import Foundation
package import Synchronization

/// The device that ``UIDevice`` and ``UIScreen`` speak of: an iPhone, unless the tool draws for another.
package struct PictureDevice: Hashable, Sendable {
  /// Phone, pad, watch or room.
  package var idiom: UIUserInterfaceIdiom
  /// The screen in points.
  package var screen: CGSize
  /// Pixels to the point.
  package var scale: CGFloat

  package init(
    idiom: UIUserInterfaceIdiom = .phone, screen: CGSize = CGSize(width: 430, height: 932), scale: CGFloat = 2
  ) {
    (self.idiom, self.screen, self.scale) = (idiom, screen, scale)
  }

  /// That of the process, which draws for one device. Set once, by a tool that was told a device.
  package static let ofProcess = Mutex(PictureDevice())

  static var current: PictureDevice { ofProcess.withLock { $0 } }
}
