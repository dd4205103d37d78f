package import Diagnostics
package import Foundation
import Graphics
import ImagePipeline
import Rendering
package import Scheduling
import SharedFolders

/// The result of a pass for a screen.
package struct ScreenOutcome: Sendable {
  /// Its folder within the output, and its name in messages.
  package let path: String
  package let name: String
  /// The picture's file in the output.
  package let picture: String
  /// What it is, in messages.
  package var noun: String { path == ScreenPlan.wallpaper ? "wallpaper" : "picture of the screen \(name)" }
  /// Whether it was due.
  package var wasTried = false
  /// Whether the picture was replaced.
  package var isReplaced = false
  /// Why a due picture was not drawn. The last one stays.
  package var failure: String?
  /// Why nothing could be stored.
  package var storeError: StoreError?
  package var diagnostics: [Diagnostic] = []
  /// When it is tried again after a failure.
  package var retry: Date?
  /// The screen's item in the due list; `nil` if the next pass must examine it.
  package var due: DueList.Item?

  init(_ plan: ScreenPlan) { (path, name, picture) = (plan.path, plan.name, plan.picture) }
}

/// Updates a screen after the slots, under the same lock. Timelines are not reloaded.
struct ScreenRefresh {
  let plan: ScreenPlan
  let output: OutputFolder
  let clock: @Sendable () -> Date

  /// - Parameter renderer: Called when something is to be drawn.
  func run(_ renderer: () -> WidgetRenderer) -> ScreenOutcome {
    var outcome = ScreenOutcome(plan)
    do throws(StoreError) {
      try run(renderer, &outcome)
    } catch {
      outcome.storeError = error
    }
    return outcome
  }

  /// Seconds between a failed attempt and the next.
  private static let pause: TimeInterval = 60

  private var folder: SlotFolder { output.place(at: plan.path) }
  private var format: String { plan.format.fileExtension }

  private func run(_ renderer: () -> WidgetRenderer, _ outcome: inout ScreenOutcome) throws(StoreError) {
    let files = plan.files(in: output)
    let inputs = plan.inputs(files)
    let last = folder.currentFrame()
    if let last, folder.isReadable(format: format), folder.report(ScreenReport.self)?.inputs == inputs {
      outcome.due = due(inputs, last)
      return
    }
    outcome.wasTried = true
    let log = DiagnosticLog()
    let data: Data
    do {
      data = try log.collecting {
        try renderer().compose(
          Wallpaper(
            size: plan.size, background: plan.background, panes: zip(plan.panes, files).compactMap(pane),
            panel: plan.panel),
          as: plan.format)
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
    let name = try folder.store(picture: data, format: format) { hash throws(StoreError) in
      try folder.json(ScreenReport(plan, files, inputs: inputs, at: now, hash: hash, log.diagnostics))
    }
    try folder.makeCurrent(name, format: format)
    folder.synchronize()
    // A reader that has just resolved the path of the last picture can still open it.
    folder.keepOnly(Set([name, last].compactMap(\.self)))
    folder.removeFailure()
    outcome.isReplaced = true
    outcome.due = due(inputs, name)
  }

  private func due(_ inputs: String, _ frame: String) -> DueList.Item {
    DueList.Item(recipe: inputs, frame: frame, format: format, request: ScreenPlan.request, date: nil)
  }

  /// A slot's picture; `nil`, with a diagnostic, if there is none.
  private func pane(_ pane: ScreenPlan.Pane, _ file: String?) -> Wallpaper.Pane? {
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
