import Diagnostics
import Foundation
import Graphics
import Refreshing
import Scheduling
import Timelines

/// The JSON of `refresh`.
struct PassReport: Codable {
  struct Place: Codable {
    let kind: String
    let family: String
    let options: [String]
    /// For a stack: the folder of the widget that it shows, relative to the output.
    let shows: String?
    let folder: String
    let isReplaced: Bool
    let entryDate: Date?
    let nextChange: Date?
    let reloaded: ReloadReason?
    let nextReload: Date?
    let nextReloadReason: ReloadReason?
    let delay: ReloadDelay?
    let error: String?
    let diagnostics: [Diagnostic]
  }

  struct Wallpaper: Codable {
    let folder: String
    let isReplaced: Bool
    let error: String?
    let diagnostics: [Diagnostic]
  }

  /// The slots of this pass.
  let places: [Place]
  /// Nil if there is none, or the pass did nothing.
  let wallpaper: Wallpaper?
  /// When the next pass is due; nil if only a request or a failed write makes one necessary.
  let next: Date?
  /// Whether everything could be stored. If not, the next pass is due now.
  let isKept: Bool
  /// Diagnostics of the output as a whole.
  let diagnostics: [Diagnostic]

  init(_ report: RefreshPass.Report, in folder: String) {
    places = report.outcomes.map { outcome in
      Place(
        kind: outcome.name.kind, family: outcome.name.family.name, options: outcome.name.options,
        shows: outcome.member?.path, folder: folder + outcome.name.path, isReplaced: outcome.isReplaced,
        entryDate: outcome.entryDate,
        nextChange: outcome.nextChange, reloaded: outcome.failure == nil ? outcome.reload : nil,
        nextReload: outcome.plan?.date, nextReloadReason: outcome.plan?.reason, delay: outcome.plan?.delay,
        error: outcome.storeError?.description ?? outcome.failure, diagnostics: outcome.diagnostics)
    }
    wallpaper = report.wallpaper.map { outcome in
      Wallpaper(
        folder: folder + WallpaperPlan.path, isReplaced: outcome.isReplaced,
        error: outcome.storeError?.description ?? outcome.failure, diagnostics: outcome.diagnostics)
    }
    next = report.next
    isKept = report.storeError == nil
    diagnostics = report.diagnostics
  }
}
