package import Foundation
package import Graphics
package import Rendering
package import Timelines
package import Views
package import Widgets

/// The pictures of a widget to compare: every combination of the given values.
package struct SnapshotMatrix: Sendable {
  /// Families of the widget that a device supports; `nil` for all.
  package var families: [WidgetFamily]?
  package var schemes: [ColorScheme] = [.light, .dark]
  package var devices: [DeviceProfile] = [.standard]
  package var typeSizes: [DynamicTypeSize] = [.large]
  package var locales: [Locale] = [.standard]
  /// `nil` for the family's default: full colour on a Home Screen, vibrant on a Lock Screen.
  package var modes: [WidgetRenderingMode]?
  package var states: [RenderRequest.State] = [.timeline]
  package var scale = PixelScale(2)

  package init() {}

  /// The cells for a widget or preview, without duplicates, in the order of the lists.
  ///
  /// Families that the widget or a device does not support are left out, as are the states of controls for other widgets. Modes without colours have one picture for
  /// light and dark.
  package func cells(of kind: WidgetKind) -> [SnapshotCell] {
    var cells: [SnapshotCell] = []
    for device in devices {
      let all = kind.requests(on: device)
      let chosen = families.map { $0.flatMap { family in all.filter { $0.family == family } } } ?? all
      cells += chosen.flatMap(self.cells)
    }
    if !kind.isControl { cells.removeAll { $0.request.state.isOn != nil } }
    var names: Set<String> = []
    return cells.filter { names.insert($0.name).inserted }
  }

  private func cells(_ plain: RenderRequest) -> [SnapshotCell] {
    var cells: [SnapshotCell] = []
    for state in states {
      for mode in modes ?? [plain.renderingMode] {
        for scheme in mode == .fullColor ? schemes : [.dark] {
          for locale in locales {
            for typeSize in typeSizes {
              var request = plain
              (request.scale, request.colorScheme) = (scale, scheme)
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
