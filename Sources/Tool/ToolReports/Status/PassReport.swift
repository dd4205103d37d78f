package import Diagnostics
package import Foundation
import Graphics
package import Refreshing
import Scheduling
import Timelines

/// What `refresh --json` says.
package struct PassReport: Codable {
  package struct Place: Codable {
    package let kind: String
    package let family: String
    package let options: [String]
    /// Of a stack: the folder of the widget that it shows, in the output.
    let shows: String?
    /// The place's folder.
    package let folder: String
    package let isReplaced: Bool
    package let entryDate: Date?
    let nextChange: Date?
    let reloaded: ReloadReason?
    let nextReload: Date?
    let nextReloadReason: ReloadReason?
    let delay: ReloadDelay?
    package let error: String?
    package let diagnostics: [Diagnostic]
  }

  package struct Wallpaper: Codable {
    /// The wallpaper's folder.
    package let folder: String
    package let isReplaced: Bool
    package let error: String?
    package let diagnostics: [Diagnostic]
  }

  /// The places that were looked at.
  package let places: [Place]
  /// Nil where there is none, or nothing was looked at.
  package let wallpaper: Wallpaper?
  /// When there is something to do again; nil for never, unless a program asks or something could not be kept.
  package let next: Date?
  /// Whether all could be kept; if not, there is something to do at once.
  package let isKept: Bool
  /// What is to be said of the output as a whole.
  package let diagnostics: [Diagnostic]

  package init(_ report: RefreshPass.Report, in folder: String) {
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
