import Diagnostics
import Foundation
import Timelines
import Views

/// A preview as a widget that can be drawn.
package struct PreviewedPicture {
  /// The name that a modifier of the view gives it, the family and the size.
  package let options: PreviewOptions
  /// The widget, whose provider returns the preview's entries. Nil if the previewed widget is not drawn.
  package let kind: () -> WidgetKind?

  /// A view, in the family of its context or outside of a widget.
  init(
    _ options: PreviewOptions, modifiers: [@Sendable (AnyView) async throws -> AnyView],
    _ view: @escaping () -> any View
  ) {
    var (options, inner) = (options, view())
    while let outer = inner as? any PreviewedView {
      outer.setOption(&options)
      inner = outer.previewed
    }
    self.options = options
    kind = {
      var kind = WidgetKind(
        kind: options.name ?? "preview",
        source: WidgetSource { context in
          var shown = AnyView(erasing: view())
          for modify in modifiers {
            do {
              shown = try await modify(shown)
            } catch {
              DiagnosticLog.current.report(
                Diagnostic(
                  id: "preview.no-context", message: "a modifier of the preview is left out: \(error)",
                  subject: options.name))
            }
          }
          let picture = shown
          return Timeline(entries: [WidgetSource.entry(date: context.date) { picture }], policy: .never)
        })
      kind.families = WidgetFamily.allCases
      return kind
    }
  }

  /// Entries of a widget in a family.
  init(
    _ family: WidgetFamily, _ widget: @escaping () -> some Widget,
    _ timeline: @escaping (TimelineProviderContext) async -> PreviewedTimeline
  ) {
    var options = PreviewOptions()
    options.family = family
    self.options = options
    kind = {
      guard var kind = widget()._kinds.first else { return nil }
      let (name, entry, type) = (kind.kind, kind.source.entry, kind.source.entryType)
      kind.source = WidgetSource { context in
        let timeline = await timeline(context)
        let entries = timeline.entries.compactMap(entry)
        if entries.count < timeline.entries.count {
          DiagnosticLog.current.report(
            Diagnostic(
              id: "preview.other-entry",
              message: "\(timeline.entries.count - entries.count) entries are left out; the widget shows \(type)",
              subject: name))
        }
        return Timeline(entries: entries, policy: timeline.policy)
      }
      kind.settings = nil
      kind.families = [family]
      return kind
    }
  }

  /// A function of the main actor that can be called on any thread, like all code of widgets.
  static func withoutActor<Value>(_ function: @escaping @MainActor () -> Value) -> () -> Value {
    unsafeBitCast(function, to: (() -> Value).self)
  }
}

extension WidgetSource {
  /// A source that has the same timeline for every question.
  init(_ timeline: @escaping (TimelineProviderContext) async -> Timeline<Entry>) {
    let empty = Self.entry(date: .distantPast) { EmptyView() }
    self.init(
      placeholder: { _ in empty }, snapshot: { await timeline($0).entries.first ?? empty }, timeline: timeline,
      content: { $0.view() })
  }
}
