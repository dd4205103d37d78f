import ArgumentParser
package import Foundation
package import Rendering
package import Timelines
package import Widgets

/// Which picture to draw: of a widget or a preview, and of which entry.
package struct PictureChoice: Sendable {
  /// The widget's kind.
  package var kind: String?
  package var family: String?
  /// How a Live Activity is shown, instead of a family.
  package var presentation: WidgetFamily?
  /// The name or place of a preview, instead of a kind.
  package var preview: String?
  /// The position of the entry in the provider's answer, from 0; nil for the current one.
  package var entry: Int?
  /// The date whose picture is drawn; nil for the one at which the provider is asked.
  package var shownAt: Moment?

  /// The name of the family or presentation; nil for the widget's first.
  package var familyName: String? { family ?? presentation?.name }

  package init(kind: String? = nil, family: String? = nil) { (self.kind, self.family) = (kind, family) }

  /// - Parameter drawing: The options that the preview decides, too.
  /// - Throws: A validation error, with exit code 64, for what cannot be combined.
  package func validate(with drawing: DrawingOptions) throws {
    try validateFamily()
    if preview != nil && (kind != nil || family != nil || presentation != nil || !drawing.set.isEmpty) {
      throw ValidationError("--preview takes no kind, --family, --presentation or --set: the preview decides them.")
    }
    if let entry, entry < 0 { throw ValidationError("--entry must be at least 0.") }
    if entry != nil && shownAt != nil { throw ValidationError("--entry and --shown-at cannot be combined.") }
  }

  /// - Throws: A validation error, with exit code 64.
  func validateFamily() throws {
    if family != nil && presentation != nil { throw ValidationError("--family and --presentation cannot be combined.") }
  }

  /// The widget, without its settings, and how to draw it.
  ///
  /// - Parameter widget: Finds the widget of a kind.
  /// - Throws: A validation error, with exit code 64.
  package func subject(
    with drawing: DrawingOptions, in world: World, _ widget: (String) throws -> WidgetKind
  ) throws -> (WidgetKind, RenderRequest) {
    try validate(with: drawing)
    var (kind, request) =
      if let preview {
        try world.making { try PreviewList().item(named: preview).subject(with: drawing) }
      } else {
        try subject(widget(kind ?? ""), drawing)
      }
    request.entry = entry
    try drawing.settings.check(against: [kind])
    return (kind, request)
  }

  private func subject(_ kind: WidgetKind, _ drawing: DrawingOptions) throws -> (WidgetKind, RenderRequest) {
    (kind, drawing.request(try kind.family(familyName, for: drawing)))
  }

  /// The date whose picture is drawn, if it is not the one at which the provider is asked.
  ///
  /// - Throws: A validation error, with exit code 64, if it is before that one.
  package func shownDate(in world: World) throws -> Date? {
    guard let date = shownAt?.date(in: world.timeZone) else { return nil }
    guard date >= world.now else { throw ValidationError("--shown-at must not be before --at.") }
    return date
  }
}
