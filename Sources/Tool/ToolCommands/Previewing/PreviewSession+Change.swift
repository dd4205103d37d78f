import Ambient
import ArgumentParser
import Foundation
import ImageCodecs
import Rendering
import Synchronization
import Timelines
import ToolOptions
import ToolReports
import Widgets

extension PreviewSession {
  /// Draws the change to a picture as an animated PNG.
  func change(from start: PreviewChangeStart, _ request: PreviewRequest) async throws -> PreviewedChange {
    let picture = request.picture
    guard picture.drawing.canAnimate else { throw ValidationError("A change is drawn as PNG in all colours.") }
    return try await drawing.inWorld(of: picture) { [self] renderer in
      await outcome {
        let (kind, wanted) = try await subject(of: picture, renderer)
        let shown = try picture.choice.shownDate(in: renderer.world) ?? renderer.world.now
        let old = try await entry(at: start, until: shown, of: kind, wanted, request, renderer)
        let new = try await entry(at: shown, of: kind, wanted, request, renderer)
        let lists = try await renderer.at(shown).change(from: old, to: new, of: kind, wanted)
        let file = try changes.file(of: lists) { try store(renderer.animation(of: lists, as: .apng), as: "apng") }
        return PreviewedChange(lists, image: file)
      }
    }.get().value
  }

  private func entry(
    at start: PreviewChangeStart, until shown: Date, of kind: WidgetKind, _ wanted: RenderRequest,
    _ request: PreviewRequest, _ renderer: WidgetRenderer
  ) async throws -> WidgetSource.Entry {
    switch start {
    case .moment(let moment):
      var choice = request.picture.choice
      choice.shownAt = moment
      guard let date = try choice.shownDate(in: renderer.world), date < shown else {
        throw ValidationError("from must be before --shown-at.")
      }
      return try await entry(at: date, of: kind, wanted, request, renderer)
    case .entryBefore:
      guard let index = wanted.entry, index > 0 else {
        throw ValidationError("the picture is of no preview's later entry.")
      }
      var wanted = wanted
      wanted.entry = index - 1
      return try await entry(at: shown, of: kind, wanted, request, renderer)
    case .tapped:
      let key = key(of: wanted, until: shown, request, renderer)
      guard let entry = tapped.withLock({ $0?.entry(for: key) }) else {
        throw ValidationError("no intent of this widget was performed.")
      }
      return entry
    }
  }

  private func entry(
    at date: Date, of kind: WidgetKind, _ wanted: RenderRequest, _ request: PreviewRequest, _ renderer: WidgetRenderer
  ) async throws -> WidgetSource.Entry {
    let course = try await course(of: kind, wanted, until: date, request, renderer)
    guard let entry = course.timeline.entries.current(at: date) else {
      throw RenderError.emptyTimeline(kind: kind.kind)
    }
    return entry
  }
}
