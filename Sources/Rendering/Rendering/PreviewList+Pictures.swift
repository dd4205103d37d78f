import Timelines
package import Widgets

extension PreviewList {
  /// Previews as widgets, and those that are not drawn. Previews that list their entries are asked for them.
  package static func drawn(
    _ items: [Item], _ renderer: WidgetRenderer
  ) async -> (kinds: [WidgetKind], undrawn: [Undrawn]) {
    var (kinds, undrawn): ([WidgetKind], [Undrawn]) = ([], [])
    for item in items {
      do throws(UndrawnPreview) {
        var kind = try renderer.world.making { () throws(UndrawnPreview) in try item.kind() }
        if item.picture.listsEntries,
          let request = DeviceProfile.all.lazy.compactMap({ kind.requests(on: $0).first }).first
        {
          let count = await renderer.entryCount(of: kind, request)
          kind.preview?.entryCount = count
        }
        kinds.append(kind)
      } catch {
        undrawn.append(Undrawn(item, reason: error.reason))
      }
    }
    return (kinds, undrawn)
  }
}
