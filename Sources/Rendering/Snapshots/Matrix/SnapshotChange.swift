import Graphics
import ImageCodecs
import Rendering
import Timelines
import Widgets

/// The change from the current entry of a widget to the next one, as a device animates it.
struct SnapshotChange {
  let kind: WidgetKind
  let request: RenderRequest
  let renderer: WidgetRenderer

  /// Nil if the timeline has no later entry.
  ///
  /// - Throws: `RenderError`, ``SnapshotTooLarge``.
  func drawn() async throws -> ReportChange? {
    let now = renderer.world.now
    let timeline = try await renderer.timeline(of: kind, request)
    guard let entry = timeline.entries.current(at: now), let next = try await following(entry, in: timeline)
    else { return nil }
    // The entries of a preview are drawn at its date.
    let later = request.entry == nil ? renderer.at(next.date) : renderer
    let lists = try await later.change(from: entry, to: next, of: kind, request)
    guard let last = lists.last else { return nil }
    let size = last.scale.pixels(last.size)
    try SnapshotTooLarge.check(size)
    return ReportChange(
      picture: try later.animation(of: lists, as: .apng), size: size,
      milliseconds: (lists.count * 1000 + EntryChange.rate - 1) / EntryChange.rate)
  }

  private func following(
    _ entry: WidgetSource.Entry, in timeline: Timeline<WidgetSource.Entry>
  ) async throws -> WidgetSource.Entry? {
    guard let index = request.entry else {
      // The current entry may be a later one, if a timeline begins in the future.
      return timeline.entries.first { $0.date > max(entry.date, renderer.world.now) }
    }
    guard let count = kind.preview?.entryCount, index + 1 < count else { return nil }
    var request = request
    request.entry = index + 1
    return try await renderer.timeline(of: kind, request).entries.first
  }
}
