import Diagnostics
import Foundation
import Refreshing
import Scheduling
import SharedFolders
import ToolReports

struct ScreenStatus: Codable {
  /// `wallpaper`, or the folder of the screen: `screens/kitchen`.
  let kind: String
  let folder: String
  let shownSince: Date?
  let pixelWidth: Int
  let pixelHeight: Int
  let panes: [ScreenReport.Pane]
  let diagnostics: [Diagnostic]
  /// Whether the configuration file contains it; nil if no file was named.
  let isAskedFor: Bool?
  /// The last error, if the last attempt failed.
  let lastError: ReloadHistory.Failure?

  /// Nil if the screen has no picture.
  init?(_ path: String, _ look: StatusContext, isAskedFor: Bool?) {
    let place = look.folder.place(at: path)
    guard let report = place.report(ScreenReport.self) else { return nil }
    kind = path
    folder = look.name + path
    shownSince = place.currentSince()
    (pixelWidth, pixelHeight, panes) = (report.pixelWidth, report.pixelHeight, report.panes)
    diagnostics = report.diagnostics
    (self.isAskedFor, lastError) = (isAskedFor, place.failure())
  }

  func lines(at now: Date) -> [String] {
    let words = RelativeDateText(now: now)
    let since = shownSince.map { "since \(words($0))" } ?? "no picture yet"
    let places = panes.map { "\($0.place) at \($0.x),\($0.y)" + ($0.isShown ? "" : " (no picture)") }
    let next =
      isAskedFor == false ? OutputStatus.notConfiguredLine : "    next picture: when one of these pictures changes"
    let lines = [
      "\(kind), \(pixelWidth)×\(pixelHeight)  \(folder)", "    shown: \(since)",
      "    shows: \(places.joined(separator: ", "))", next,
    ]
    return lines + diagnostics.map { "    warning: \($0)" }
      + (lastError.map { ["    last error: \(words($0.date)): \($0.message)"] } ?? [])
  }
}
