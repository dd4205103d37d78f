import Rendering
import Widgets

/// What a matrix is drawn of.
struct MatrixSubjects {
  let kinds: [WidgetKind]
  /// Previews that are not drawn.
  var undrawn: [PreviewList.Undrawn] = []

  static func widgets(_ kinds: @autoclosure () -> [WidgetKind], _ renderer: WidgetRenderer) -> MatrixSubjects {
    MatrixSubjects(kinds: renderer.world.making(kinds))
  }

  /// The previews of a module, or of all modules of the process.
  ///
  /// - Throws: ``SnapshotUsageError/noPreviews(module:)``.
  static func previews(of module: String?, _ renderer: WidgetRenderer) async throws -> MatrixSubjects {
    let items = renderer.world.making { PreviewList().items.filter { module == nil || $0.module == module } }
    if items.isEmpty { throw SnapshotUsageError.noPreviews(module: module) }
    let (kinds, undrawn) = await PreviewList.drawn(items, renderer)
    return MatrixSubjects(kinds: kinds, undrawn: undrawn)
  }
}
