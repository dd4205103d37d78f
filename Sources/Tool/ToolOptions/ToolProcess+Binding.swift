package import Graphics
package import Rendering
package import SystemSettings
package import Timelines

extension ToolProcess {
  /// Tells the tool's process for which device it draws.
  package static func bind(_ device: DeviceProfile, scale: PixelScale) {
    if isTool { WidgetRenderer.bindToProcess(device, scale: scale) }
  }

  /// Tells the tool's process what is bound for each picture; other processes are left as they are.
  package static func bind(_ renderer: WidgetRenderer) {
    if isTool { renderer.bindToProcess() }
  }

  /// Binds the values that each picture needs to the tool's process, and the device.
  package static func bind(_ renderer: WidgetRenderer, drawingFor device: DeviceProfile, scale: PixelScale) {
    bind(renderer)
    bind(device, scale: scale)
  }
}
