import CairoPainting
import Foundation
import FoundationAdditions
import Graphics
import Localization
import PlatformValues
import Synchronization

extension WidgetRenderer {
  /// Tells the process what is bound for each picture anyway, for the work of providers that leaves its task: completion
  /// handlers on queues know of no task.
  ///
  /// To be called once, at the top of a tool, before a provider is asked. Foundation's current time zone becomes the
  /// world's; its locale is a fixed one on this platform.
  package func bindToProcess() {
    GroupContainers.ofProcess.withLock { $0 = world.groupContainers }
    LocalizationContext.ofProcess.withLock { $0 = world.localization(at: world.now) }
    PicturePainter.ofProcess.withLock { $0 = painter }
    setenv("TZ", world.timeZone.identifier, 1)
    NSTimeZone.resetSystemTimeZone()
  }

  /// Paints the lists of `UIGraphicsImageRenderer`.
  var painter: PicturePainter {
    PicturePainter { list in
      try? engines.withEngine { engine in
        try? Painter(text: engine, pictures: PreparedPictures(for: list)).bitmap(of: list)
      }
    }
  }
}
