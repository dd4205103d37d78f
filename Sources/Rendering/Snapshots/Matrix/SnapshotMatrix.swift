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
  /// Families without a look are left out there.
  package var looks: [WidgetLook] = [.standard]
  package var states: [RenderRequest.State] = [.timeline]
  package var scale = PixelScale(2)
  /// The colour of tinted and accented pictures.
  package var accent = RenderRequest.standardAccent
  /// The wallpaper behind the widgets; nil for none.
  package var backdrop: WallpaperBackground?

  package init() {}

  /// The cells for a widget or preview, without duplicates, in the order of the lists.
  ///
  /// Families that the widget or a device does not support are left out, as are states and modes that the widget does
  /// not have. Modes without colours have one picture for light and dark.
  package func cells(of kind: WidgetKind) -> [SnapshotCell] {
    var cells: [SnapshotCell] = []
    for device in devices {
      let all = kind.requests(on: device)
      let chosen = families.map { $0.flatMap { family in all.filter { $0.family == family } } } ?? all
      for request in chosen { cells += looks.flatMap { self.cells(request, $0, of: kind) } }
    }
    cells.removeAll { !kind.has($0.request.state) || !$0.request.hasMode }
    var names: Set<String> = []
    return cells.filter { names.insert($0.name).inserted }
  }

  private func cells(_ plain: RenderRequest, _ look: WidgetLook, of kind: WidgetKind) -> [SnapshotCell] {
    guard look.isSupported(by: kind, plain) else { return [] }
    var request = plain
    (request.scale, request.look, request.accent, request.backdrop) = (scale, look, accent, backdrop)
    return states.flatMap { state in
      request.state = state
      return (modes ?? [request.renderingMode]).flatMap { mode in
        request.renderingMode = mode
        return (request.followsColorScheme ? schemes : [.dark]).flatMap { scheme in
          request.colorScheme = scheme
          return cells(request)
        }
      }
    }
  }

  private func cells(_ plain: RenderRequest) -> [SnapshotCell] {
    locales.flatMap { locale in
      typeSizes.map { typeSize in
        var request = plain
        request.typeSize = typeSize
        return SnapshotCell(request, locale: locale)
      }
    }
  }
}
