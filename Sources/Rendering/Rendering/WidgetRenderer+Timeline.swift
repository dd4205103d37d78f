import Ambient
import Localization
package import Timelines
package import Widgets

extension WidgetRenderer {
  /// The entries of the provider of `kind`, in order of date, with the reload policy.
  ///
  /// A snapshot or placeholder is a single entry that is never reloaded.
  /// - Throws: ``RenderError/unsupportedFamily(_:supported:)``, ``RenderError/emptyTimeline(kind:)``,
  ///   ``RenderError/unsupportedState(_:kind:)``, ``RenderError/noAnswer(kind:limit:)``, ``RenderError/abandoned(kind:)``.
  package func timeline(
    of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> Timeline<WidgetSource.Entry> {
    if !kind.has(request.state) { throw .unsupportedState(request.state, kind: kind.kind) }
    let localization = world.localization(at: world.now)
    let context = TimelineProviderContext(
      family: request.family, isPreview: request.isPreview, displaySize: try size(of: kind, request), date: world.now,
      calendar: localization.calendar)
    let outcome = await withAmbientValues({ bind(in: &$0, at: world.now) }) {
      await world.timeLimit.outcome { await Self.answer(of: kind.source, request.state, context) }
    }
    let timeline: Timeline<WidgetSource.Entry>
    switch outcome {
    case .answer(let answer):
      timeline = try answer.only(request.entry, of: kind.kind).checked(for: kind.kind)
    case .timedOut: throw .noAnswer(kind: kind.kind, limit: world.timeLimit.duration)
    case .abandoned: throw .abandoned(kind: kind.kind)
    }
    guard !timeline.entries.isEmpty else { throw .emptyTimeline(kind: kind.kind) }
    return timeline
  }

  /// The number of entries that the provider of `kind` answers with, before they are sorted; nil if it does not answer.
  package func entryCount(of kind: WidgetKind, _ request: RenderRequest) async -> Int? {
    guard let size = try? size(of: kind, request) else { return nil }
    let localization = world.localization(at: world.now)
    let context = TimelineProviderContext(
      family: request.family, isPreview: request.isPreview, displaySize: size, date: world.now,
      calendar: localization.calendar)
    let outcome = await withAmbientValues({ bind(in: &$0, at: world.now) }) {
      await world.timeLimit.outcome { await Self.answer(of: kind.source, request.state, context).entries.count }
    }
    if case .answer(let count) = outcome { return count }
    return nil
  }

  private static func answer(
    of source: WidgetSource, _ state: RenderRequest.State, _ context: TimelineProviderContext
  ) async -> Timeline<WidgetSource.Entry> {
    switch state {
    case .timeline, .on, .off: await source.timeline(context)
    case .snapshot: Timeline(entries: [await source.snapshot(context)], policy: .never)
    case .placeholder: Timeline(entries: [source.placeholder(context)], policy: .never)
    }
  }
}

extension Timeline {
  /// The timeline with one of its entries; with all if `index` is nil.
  fileprivate func only(_ index: Int?, of kind: String) throws(RenderError) -> Timeline {
    guard let index, !entries.isEmpty else { return self }
    guard entries.indices.contains(index) else { throw .missingEntry(index, kind: kind, count: entries.count) }
    return Timeline(entries: [entries[index]], policy: policy)
  }
}
