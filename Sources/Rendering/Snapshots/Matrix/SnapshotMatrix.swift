package import Foundation
package import Graphics
package import Rendering
package import Timelines
package import Views
package import Widgets

/// Which pictures of a widget are compared: every combination of what is listed.
package struct SnapshotMatrix: Sendable {
  /// Those of the widget that a device has; nil for all.
  package var families: [WidgetFamily]?
  package var schemes: [ColorScheme] = [.light, .dark]
  package var devices: [DeviceProfile] = [.standard]
  package var typeSizes: [DynamicTypeSize] = [.large]
  package var locales: [Locale] = [.standard]
  /// Nil for that of the place: full colour on a Home Screen, vibrant on a Lock Screen.
  package var modes: [WidgetRenderingMode]?
  package var states: [RenderRequest.State] = [.timeline]
  package var scale = PixelScale(2)

  package init() {}

  /// The cells that there are for a widget, each once, in the order of the lists.
  ///
  /// A family that the widget or a device does not have is left out there. Where colours are taken away, light and dark are the
  /// same picture.
  package func cells(of kind: WidgetKind) -> [SnapshotCell] {
    var cells: [SnapshotCell] = []
    for device in devices {
      let there = kind.families.filter { device.size(of: $0) != nil }
      for family in families.map({ $0.filter(there.contains) }) ?? there {
        cells += self.cells(RenderRequest(family: family), device)
      }
    }
    var names: Set<String> = []
    return cells.filter { names.insert($0.name).inserted }
  }

  private func cells(_ plain: RenderRequest, _ device: DeviceProfile) -> [SnapshotCell] {
    var cells: [SnapshotCell] = []
    for state in states {
      for mode in modes ?? [plain.renderingMode] {
        for scheme in mode == .fullColor ? schemes : [.dark] {
          for locale in locales {
            for typeSize in typeSizes {
              var request = plain
              (request.device, request.scale, request.colorScheme) = (device, scale, scheme)
              (request.typeSize, request.renderingMode, request.state) = (typeSize, mode, state)
              cells.append(SnapshotCell(request, locale: locale))
            }
          }
        }
      }
    }
    return cells
  }
}
