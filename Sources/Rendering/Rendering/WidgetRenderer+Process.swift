import Ambient
import CairoPainting
package import Diagnostics
import Foundation
import FoundationAdditions
package import Graphics
import ImageCodecs
import LayoutEngine
import Localization
package import Timelines
import UIKitValues
import Views

extension WidgetRenderer {
  /// Binds for the process what is bound for each picture, for provider code outside of its task: completion handlers
  /// on queues have no task-local values.
  ///
  /// Call it once, at the start of a tool, before a provider is called. Foundation's default time zone becomes the
  /// world's; its locale is constant on this platform. `TZ` stays as it is: other threads may read the environment.
  package func bindToProcess() {
    AmbientValues.updateProcess {
      world.apply(to: &$0, at: world.now)
      $0.offscreenPainter = painter
    }
    guard NSTimeZone.default != world.timeZone else { return }
    // The machine's zone may be another by now.
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = world.timeZone
  }

  /// Sets the device of `UIDevice` and `UIScreen` for the process, as bundles use it in their bodies.
  package static func bindToProcess(_ device: DeviceProfile, scale: PixelScale) {
    AmbientValues.updateProcess { $0.currentDevice = currentDevice(device, scale: scale) }
  }

  /// Runs `work` with this world and a device bound, instead of any values of the process.
  package func drawing<Value>(
    for device: DeviceProfile, scale: PixelScale, stages: StageTrack? = nil, _ work: () async -> Value
  ) async -> Value {
    var values = AmbientValues.ofProcess
    world.apply(to: &values, at: world.now)
    values.offscreenPainter = painter
    values.currentDevice = Self.currentDevice(device, scale: scale)
    values.stageTrack = stages
    return await values.bind(work)
  }

  private static func currentDevice(_ device: DeviceProfile, scale: PixelScale) -> CurrentDevice {
    let idiom: UIUserInterfaceIdiom =
      switch device.idiom {
      case .pad: .pad
      case .vision: .vision
      case .phone, .watch: .phone
      }
    return CurrentDevice(idiom: idiom, screen: device.screen, scale: scale.pixelsPerPoint)
  }

  /// Paints the lists of `UIGraphicsImageRenderer`, and lowers texts and views that are drawn into images.
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

  /// The environment of views that are drawn into images outside of a widget's picture.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = world.locale
    values.timeZone = world.timeZone
    values.layoutDirection = world.locale.layoutDirection
    values.assets = world.assets
    values.symbols = symbols
    values.remoteImages = LocalImages()
    values.currentDate = world.now
    values.stringTables = world.stringTables
    return values
  }
}
