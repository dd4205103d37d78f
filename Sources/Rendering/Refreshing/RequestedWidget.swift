package import Graphics
package import Rendering
package import SharedFolders
package import Widgets

/// A widget that is to be kept up to date in a slot.
package struct RequestedWidget: Sendable {
  package let kind: WidgetKind
  package let name: OutputSlot
  package let request: RenderRequest
  package let format: OutputFormat
  /// The slot's folders in earlier releases, within an output (default: none).
  package let formerPaths: [String]
  /// Everything else that the pictures depend on: the program, and options that do not distinguish slots. A change
  /// causes a reload.
  package let recipe: String
  /// The kind with the slot's settings. Evaluated only for a reload, as it may call the program's code.
  package let configured: @Sendable () async throws -> WidgetKind

  package init(
    kind: WidgetKind, name: OutputSlot, request: RenderRequest, format: OutputFormat, recipe: String,
    formerPaths: [String] = [], configured: @escaping @Sendable () async throws -> WidgetKind
  ) {
    (self.kind, self.name, self.request, self.format) = (kind, name, request, format)
    (self.recipe, self.formerPaths, self.configured) = (recipe, formerPaths, configured)
  }
}
