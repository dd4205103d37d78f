package import Diagnostics
package import Foundation
import Graphics
package import Refreshing
import Scheduling
import SharedFolders
import Timelines

/// The JSON of `refresh`.
package struct PassReport: Codable {
  package struct Place: Codable {
    package let kind: String
    package let family: String
    package let options: [String]
    /// For a stack: the folder of the widget that it shows, relative to the output.
    let shows: String?
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

  package struct Screen: Codable {
    package let folder: String
    package let isReplaced: Bool
    package let error: String?
    package let diagnostics: [Diagnostic]

    init(_ outcome: ScreenOutcome, in folder: String) {
      self.folder = folder + outcome.path
      isReplaced = outcome.isReplaced
      error = outcome.storeError?.description ?? outcome.failure
      diagnostics = outcome.diagnostics
    }
  }

  /// The slots of this pass.
  package let places: [Place]
  /// Nil if there is none, or the pass did nothing.
  package let wallpaper: Screen?
  /// The screens of panels.
  package let screens: [Screen]
  /// When the next pass is due; nil if only a request or a failed write makes one necessary.
  package let next: Date?
  /// Whether everything could be stored. If not, the next pass is due now.
  package let isKept: Bool
  /// Diagnostics of the output as a whole.
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
    wallpaper = report.screens.first { $0.path == ScreenPlan.wallpaper }.map { Screen($0, in: folder) }
    screens = report.screens.filter { $0.path != ScreenPlan.wallpaper }.map { Screen($0, in: folder) }
    next = report.next
    isKept = report.storeError == nil
    diagnostics = report.diagnostics
  }
}
