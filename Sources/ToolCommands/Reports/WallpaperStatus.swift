import Foundation
import Graphics
import Refreshing
import Scheduling

/// What `status` says of the wallpaper.
struct WallpaperStatus: Codable {
  /// `wallpaper`, as widgets have their kinds.
  let kind: String
  /// The wallpaper's folder.
  let folder: String
  /// When the picture was put in place.
  let shownSince: Date?
  let pixelWidth: Int
  let pixelHeight: Int
  let panes: [WallpaperReport.Pane]
  let diagnostics: [Diagnostic]

  /// Nil where there is none.
  init?(in output: OutputFolder, named folder: String) {
    let place = output.place(at: WallpaperPlan.path)
    guard let report = place.report(WallpaperReport.self) else { return nil }
    kind = WallpaperPlan.path
    self.folder = folder + WallpaperPlan.path
    shownSince = place.shownSince()
    (pixelWidth, pixelHeight, panes) = (report.pixelWidth, report.pixelHeight, report.panes)
    diagnostics = report.diagnostics
  }

  /// In words, a line each.
  var lines: [String] {
    let since = shownSince.map { "since \($0.timestamp)" } ?? "nothing is in place"
    let places = panes.map { "\($0.place) at \($0.x),\($0.y)" + ($0.isShown ? "" : " (no picture)") }
    return [
      "wallpaper, \(pixelWidth)×\(pixelHeight)  \(folder)", "    shown: \(since)",
      "    shows: \(places.joined(separator: ", "))", "    next picture: when one of these changes",
    ] + diagnostics.map { "    warning: \($0)" }
  }
}

/// One of the things that `status` lists.
enum StatusItem: Encodable {
  case place(PlaceStatus)
  case wallpaper(WallpaperStatus)

  var kind: String {
    switch self {
    case .place(let status): status.kind
    case .wallpaper(let status): status.kind
    }
  }

  func lines(at now: Date) -> [String] {
    switch self {
    case .place(let status): status.lines(at: now)
    case .wallpaper(let status): status.lines
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .place(let status): try status.encode(to: encoder)
    case .wallpaper(let status): try status.encode(to: encoder)
    }
  }
}
