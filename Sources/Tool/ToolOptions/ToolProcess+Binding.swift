package import Graphics
package import Rendering
package import SystemSettings
package import Timelines

extension ToolProcess {
  /// Sets the device that the process draws for. Does nothing in other programs.
  package static func bind(_ device: DeviceProfile, scale: PixelScale) {
    if isTool { WidgetRenderer.bindToProcess(device, scale: scale) }
  }

  /// Binds the values that each picture needs to the tool's process. Does nothing in other programs.
  package static func bind(_ renderer: WidgetRenderer) {
    if isTool { renderer.bindToProcess() }
  }

  /// Binds the values that each picture needs to the tool's process, and the device.
  package static func bind(_ renderer: WidgetRenderer, drawingFor device: DeviceProfile, scale: PixelScale) {
    bind(renderer)
    bind(device, scale: scale)
  }
}
