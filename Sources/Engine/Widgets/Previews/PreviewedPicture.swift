import Diagnostics
import Foundation
import Timelines
import Views

/// A preview as a widget that can be drawn.
package struct PreviewedPicture {
  /// The name that a modifier of the view gives it, the family and the size.
  package let options: PreviewOptions
  /// Whether the preview lists its entries, each of which is shown. Otherwise the current entry is.
  package let listsEntries: Bool
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
    if let activity = inner as? any PreviewedActivity {
      self = activity.picture(options)
      return
    }
    self.options = options
    listsEntries = false
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
      kind.families = options.family.map { [$0] } ?? []
      kind.preview = PreviewShape(layout: options.family == nil ? options.layout : nil)
      return kind
    }
  }

  /// Entries of a widget in a family.
  ///
  /// - Parameter listsEntries: Whether they are the preview's own.
  init(
    _ family: WidgetFamily, _ widget: @escaping () -> some Widget, listsEntries: Bool,
    _ timeline: @escaping (TimelineProviderContext) async -> PreviewedTimeline
  ) {
    self.init(
      PreviewOptions(), in: family, listsEntries: listsEntries,
      of: {
        let contents = widget().contents
        return (contents.kinds + contents.activities).first
      }, timeline)
  }

  /// Entries of a widget in a family, with options of the preview.
  init(
    _ options: PreviewOptions, in family: WidgetFamily, listsEntries: Bool, of widget: @escaping () -> WidgetKind?,
    _ timeline: @escaping (TimelineProviderContext) async -> PreviewedTimeline
  ) {
    var options = options
    options.family = family
    self.options = options
    self.listsEntries = listsEntries
    kind = {
      guard var kind = widget() else { return nil }
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
      kind.preview = PreviewShape()
      return kind
    }
  }

  /// A control as Control Center shows it in its medium form, with its preview value.
  init(control: @escaping () -> some ControlWidget) {
    var options = PreviewOptions()
    options.family = .controlMedium
    self.options = options
    listsEntries = false
    kind = {
      guard var kind = control().body._control else { return nil }
      let source = kind.source
      kind.source = WidgetSource { Timeline(entries: [source.placeholder($0)], policy: .never) }
      kind.settings = nil
      kind.families = [.controlMedium]
      kind.preview = PreviewShape()
      return kind
    }
  }

  /// A function of the main actor that can be called on any thread, like all code of widgets.
  static func withoutActor<Value>(_ function: @escaping @MainActor () -> Value) -> () -> Value {
    unsafeBitCast(function, to: (() -> Value).self)
  }
}

/// What a preview decides about its pictures.
package struct PreviewShape: Hashable, Sendable {
  /// The size of a view outside of a widget; nil for a widget, which is drawn in its family.
  package var layout: PreviewLayout?
  /// The number of the preview's entries, each with a picture of its own; nil for the current entry alone.
  package var entryCount: Int?
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
