import DailyLibrary
import SwiftUI
import WidgetKit

/// What the daily widget shows.
struct DailyEntry: TimelineEntry {
  let date: Date
  let edition: DailyEdition
  let configuration: DailyIntent
  /// The images that can be drawn.
  private let images: [DailyImage: Image]
  /// Whether there are no data. The views then draw the sample's images.
  private var isSample = false
  /// Whether a widget shows the sample because no source is set.
  private(set) var isUnset = false

  init(date: Date, edition: DailyEdition, configuration: DailyIntent) {
    (self.date, self.edition, self.configuration) = (date, edition, configuration)
    images = edition.pictures.compactMapValues { UIImage(data: $0).map { Image(uiImage: $0) } }
  }

  var content: DailyContent { edition.content }
  var units: [DailyUnit] { edition.content.units }

  /// Opens the recommendation.
  var link: URL? { content.link ?? DailyLink.recommendation(mode: edition.mode) }

  /// Opens one unit.
  func link(of unit: DailyUnit) -> URL? { unit.link ?? DailyLink.unit(title: unit.title, mode: edition.mode) }

  /// An image; nil if it is not available.
  func image(_ picture: DailyImage?) -> Image? { picture.flatMap { images[$0] } }

  /// The drawing for a unit of the sample; nil for others.
  func sample(of unit: DailyUnit) -> DailyVignette.Motif? {
    let motifs = DailyVignette.Motif.allCases
    return isSample ? units.firstIndex(of: unit).map { motifs[$0 % motifs.count] } : nil
  }

  /// Shown before there are data: the sample, marked as such.
  static func unset(_ configuration: DailyIntent, at date: Date, family: WidgetFamily) -> DailyEntry {
    var entry = sample(for: configuration, at: date, family: family)
    entry.isUnset = true
    return entry
  }

  /// Shown in widget galleries: drawn by the views, so that nothing is fetched.
  static func sample(for configuration: DailyIntent, at date: Date, family: WidgetFamily) -> DailyEntry {
    let units = [
      DailyUnit(
        title: String(localized: "A Walk at Dawn"), subtitle: String(localized: "Forty minutes along the lake")),
      DailyUnit(
        title: String(localized: "The Lighthouse Letters"), subtitle: String(localized: "A novel in postcards")),
      DailyUnit(
        title: String(localized: "Lemon and Thyme"), subtitle: String(localized: "A cake for the afternoon")),
    ]
    let content = DailyContent(
      title: String(localized: "Daily Recommendation"), subtitle: String(localized: "Something new every day"),
      units: Array(units.prefix(configuration.choice(in: family).unitLimit)))
    var entry = DailyEntry(date: date, edition: DailyEdition(content: content), configuration: configuration)
    entry.isSample = true
    return entry
  }
}
