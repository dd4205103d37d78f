package import Diagnostics
package import Foundation
import Graphics
import ImagePipeline
import Rendering
package import Scheduling
import SharedFolders

/// The result of a pass for the wallpaper.
package struct WallpaperOutcome: Sendable {
  /// The picture's file in the output.
  package let picture = "\(WallpaperPlan.path)/current.png"
  /// Whether it was due.
  package var wasTried = false
  /// Whether the picture was replaced.
  package var isReplaced = false
  /// Why a due wallpaper was not drawn. The last one stays.
  package var failure: String?
  /// Why nothing could be stored.
  package var storeError: StoreError?
  package var diagnostics: [Diagnostic] = []
  /// When it is tried again after a failure.
  package var retry: Date?
  /// The wallpaper's item in the due list; `nil` if the next pass must examine it.
  package var due: DueList.Item?

  package init() {}
}

/// Updates the wallpaper after the slots, under the same lock. Timelines are not reloaded.
struct WallpaperRefresh {
  let plan: WallpaperPlan
  let output: OutputFolder
  let clock: @Sendable () -> Date

  /// - Parameter renderer: Called when something is to be drawn.
  func run(_ renderer: () -> WidgetRenderer) -> WallpaperOutcome {
    var outcome = WallpaperOutcome()
    do throws(StoreError) {
      try run(renderer, &outcome)
    } catch {
      outcome.storeError = error
    }
    return outcome
  }

  /// Seconds between a failed attempt and the next.
  private static let pause: TimeInterval = 60

  private var folder: SlotFolder { output.place(at: WallpaperPlan.path) }

  private func run(_ renderer: () -> WidgetRenderer, _ outcome: inout WallpaperOutcome) throws(StoreError) {
    let files = plan.files(in: output)
    let inputs = plan.inputs(files)
    let last = folder.currentFrame()
    if let last, folder.isReadable(format: "png"), folder.report(WallpaperReport.self)?.inputs == inputs {
      outcome.due = due(inputs, last)
      return
    }
    outcome.wasTried = true
    let log = DiagnosticLog()
    let data: Data
    do {
      data = try log.collecting {
        try renderer().compose(
          Wallpaper(size: plan.size, background: plan.background, panes: zip(plan.panes, files).compactMap(pane)))
      }
    } catch {
      outcome.diagnostics = log.diagnostics
      outcome.failure = "\(error)"
      outcome.retry = clock() + Self.pause
      try folder.store(failure: ReloadHistory.Failure(date: clock(), message: "\(error)"))
      return
    }
    outcome.diagnostics = log.diagnostics
    let now = clock()
    let name = try folder.store(picture: data, format: "png") { hash throws(StoreError) in
      try folder.json(WallpaperReport(plan, files, inputs: inputs, at: now, hash: hash, log.diagnostics))
    }
    try folder.makeCurrent(name, format: "png")
    folder.synchronize()
    // A reader that has just resolved the path of the last picture can still open it.
    folder.keepOnly(Set([name, last].compactMap(\.self)))
    folder.removeFailure()
    outcome.isReplaced = true
    outcome.due = due(inputs, name)
  }

  private func due(_ inputs: String, _ frame: String) -> DueList.Item {
    DueList.Item(recipe: inputs, frame: frame, format: "png", request: WallpaperPlan.request, date: nil)
  }

  /// A slot's picture; `nil`, with a diagnostic, if there is none.
  private func pane(_ pane: WallpaperPlan.Pane, _ file: String?) -> Wallpaper.Pane? {
    guard let file else {
      DiagnosticLog.current.report(
        Diagnostic(id: "wallpaper.no-picture", message: "no current picture; left out", subject: pane.path))
      return nil
    }
    do throws(ImageError) {
      let picture = try ImageReader.picture(contentsOfFile: file)
      return Wallpaper.Pane(picture, in: pane.frame, cornerRadius: pane.cornerRadius)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: file))
      return nil
    }
  }
}
