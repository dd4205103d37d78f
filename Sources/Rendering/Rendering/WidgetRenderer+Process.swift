import Ambient
import CairoPainting
import Foundation
import FoundationAdditions
package import Graphics
import HTTPFetching
import ImageCodecs
import LayoutEngine
import Localization
import UIKitValues
package import Timelines
import Views

extension WidgetRenderer {
  /// Tells the process what is bound for each picture anyway, for the work of providers that leaves its task: completion
  /// handlers on queues know of no task.
  ///
  /// To be called once, at the top of a tool, before a provider is asked. Foundation's current time zone becomes the
  /// world's; its locale is a fixed one on this platform.
  package func bindToProcess() {
    AmbientValues.updateProcess {
      world.apply(to: &$0, at: world.now)
      $0.picturePainter = painter
    }
    setenv("TZ", world.timeZone.identifier, 1)
    NSTimeZone.resetSystemTimeZone()
  }

  /// Tells the process which device `UIDevice` and `UIScreen` speak of: bundles ask for it in their bodies.
  package static func bindToProcess(_ device: DeviceProfile, scale: PixelScale) {
    let idiom: UIUserInterfaceIdiom =
      switch device.idiom {
      case .pad: .pad
      case .vision: .vision
      case .phone, .watch: .phone
      }
    // Profiles are named after their screens: `430x932`, `ipad-820x1180`.
    let sides = device.name.split { !$0.isNumber }.compactMap { Double($0) }
    let screen = sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : CurrentDevice().screen
    AmbientValues.updateProcess {
      $0.pictureDevice = CurrentDevice(idiom: idiom, screen: screen, scale: scale.pixelsPerPoint)
    }
  }

  /// Paints the lists of `UIGraphicsImageRenderer`, and lowers the texts and views that are drawn into images.
  var painter: OffscreenPainter {
    OffscreenPainter { list in
      try? engines.withEngine { engine in
        try? Painter(text: engine, pictures: PreparedImages(for: list)).bitmap(of: list)
      }
    } lower: { body in
      try? engines.withEngine { engine in
        body(_LoweringContext(environment: environment, pass: LoweringPass(shaper: engine)))
      }
    }
  }

  /// What views see that are drawn into images, apart from a widget's picture.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = world.locale
    values.timeZone = world.timeZone
    values.layoutDirection = world.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.assets = world.assets
    values.symbols = symbols
    values.remotePictures = LocalImages()
    values.currentDate = world.now
    values.stringTables = world.stringTables
    return values
  }
}
