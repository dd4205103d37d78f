import Diagnostics
import Foundation
import Graphics
import Refreshing
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Widgets

struct SlideshowDrawing {
  let wallpaper: WallpaperOptions
  let drawing: DrawingOptions
  let limit: Int
  let renderer: WidgetRenderer

  /// The slideshow, and the diagnostics of its pictures.
  typealias Result = (show: Slideshow, diagnostics: [Diagnostic])

  /// Draws the day's pictures into the folder.
  func draw(_ panes: [WallpaperOptions.Pane], into folder: SlideshowFolder) async throws -> Result {
    let day = SlideshowDay(containing: renderer.world.now, in: renderer.world.timeZone)
    let log = DiagnosticLog()
    // A widget that is shown twice is reloaded once.
    var timelines: [DayTimeline] = []
    var names: [WidgetName: Int] = [:]
    for pane in panes where names[pane.widget] == nil {
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: pane.kind, in: pane.request.family)
      }
      names[pane.widget] = timelines.count
      timelines.append(try await DayTimeline(of: kind, pane.request, on: day, limit: limit, with: renderer))
    }
    timelines.flatMap(\.diagnostics).forEach(log.report)
    let frames = try await DayFrames(of: timelines, limit: limit)
    frames.widgets.joined().flatMap(\.diagnostics).forEach(log.report)
    if let step = frames.step {
      log.report(
        Diagnostic(
          id: "wallpaper.moments-thinned",
          message: "the day has more than \(limit) pictures; they change every \(Int(step / 60)) minutes at most; "
            + "a larger --pictures allows more"))
    }
    var changes: [(date: Date, file: String)] = []
    var progress = ConsoleProgressBar(total: frames.moments.count)
    defer { progress.finish() }
    for moment in frames.moments {
      let pictures = panes.map { pane -> Wallpaper.Pane in
        let widget = names[pane.widget] ?? 0
        return Wallpaper.Pane(
          DrawableImage(
            content: .encoded(frames.widgets[widget][moment.frames[widget]].data), pixelSize: pane.frame.size),
          in: pane.frame)
      }
      let data = try compose(pictures, log)
      changes.append((moment.date, try folder.keep(data)))
      progress.advance()
    }
    return (show(of: day, changes, log), log.diagnostics)
  }

  private func compose(_ panes: [Wallpaper.Pane], _ log: DiagnosticLog) throws -> Data {
    do {
      return try log.collecting {
        let background = wallpaper.background ?? .usual(drawing)
        return try renderer.compose(Wallpaper(size: wallpaper.size, background: background, panes: panes))
      }
    } catch let error as WallpaperError {
      throw ToolError(error)
    }
  }

  private func show(of day: SlideshowDay, _ changes: [(date: Date, file: String)], _ log: DiagnosticLog) -> Slideshow {
    let show = Slideshow(day, changes: changes)
    if show.lateCount > 0 {
      log.report(
        Diagnostic(
          id: "wallpaper.long-day",
          message: "clocks are set back on this day, but a slideshow has 24 hours: after these it begins again, "
            + "and \(show.lateCount) later pictures are left out"))
    }
    return show
  }
}

/// Identifies a widget's pictures.
private struct WidgetName: Hashable {
  let kind: String
  let request: RenderRequest
}

extension WallpaperOptions.Pane {
  fileprivate var widget: WidgetName { WidgetName(kind: kind.kind, request: request) }
}
