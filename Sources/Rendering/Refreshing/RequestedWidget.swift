package import Graphics
package import Rendering
package import Scheduling
package import Widgets

/// A widget that somebody wants to have in place.
package struct RequestedWidget: @unchecked Sendable {
  // A kind's source holds the bundle's own closures, which Apple's protocols do not ask to be sendable.
  package let kind: WidgetKind
  package let name: OutputSlot
  package let request: RenderRequest
  package let format: OutputFormat
  /// The folders that the place had in earlier releases, within an output; none unless given.
  package let formerPaths: [String]
  /// What the pictures are made with besides: the program, options that do not tell places apart. Another one has them
  /// drawn anew.
  package let recipe: String
  /// The kind with the settings of the place. Asked for when a timeline is, as it may ask code of the program.
  package let configured: @Sendable () async throws -> WidgetKind

  package init(
    kind: WidgetKind, name: OutputSlot, request: RenderRequest, format: OutputFormat, recipe: String,
    formerPaths: [String] = [], configured: @escaping @Sendable () async throws -> WidgetKind
  ) {
    (self.kind, self.name, self.request, self.format) = (kind, name, request, format)
    (self.recipe, self.formerPaths, self.configured) = (recipe, formerPaths, configured)
  }
}
