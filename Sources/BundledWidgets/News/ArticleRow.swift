import SwiftUI
import WidgetKit

/// An article: the feed's icon, the title, and below it the feed and when it was published.
struct ArticleRow: View {
  static let iconSize = 14.0
  /// Between the icon and the texts.
  static let spacing = 8.0

  let article: NewsArticle
  let now: Date
  /// The most lines of the headline.
  var titleLines = 1
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize
  @Environment(\.calendar) private var calendar

  var body: some View {
    HStack(alignment: .top, spacing: Self.spacing) {
      icon
        .frame(width: iconSize, height: iconSize)
        .padding(.top, 1)
      VStack(alignment: .leading, spacing: 0) {
        title.font(.footnote.bold()).lineLimit(titleLines)
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: article.feed)
          Spacer(minLength: 0)
          date?.layoutPriority(1)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    // A colour, because styles such as `.primary` are shades of the tint in a link.
    .foregroundStyle(Color.primary)
    .accessibilityElement()
    .accessibilityLabel(label)
  }

  @ViewBuilder private var icon: some View {
    if let icon = article.icon {
      icon
        .resizable()
        .widgetAccentedRenderingMode(.desaturated)
        .scaledToFill()
        .frame(width: iconSize, height: iconSize)
        .clipShape(RoundedRectangle(cornerRadius: 4))
    } else {
      Image(systemName: "globe")
        .resizable()
        .foregroundStyle(.secondary)
    }
  }

  private var title: Text { article.title.map { Text(verbatim: $0) } ?? Text("Untitled") }

  /// The time for an article of today, else the day, with the year where that is another one.
  private var date: Text? {
    guard let date = article.published else { return nil }
    if calendar.isDate(date, inSameDayAs: now) { return Text(date, format: .dateTime.hour().minute()) }
    let day = Date.FormatStyle.dateTime.day().month(.abbreviated)
    return Text(date, format: calendar.isDate(date, equalTo: now, toGranularity: .year) ? day : day.year())
  }

  private var label: Text {
    if let date { Text("\(title), \(article.feed), \(date)") } else { Text("\(title), \(article.feed)") }
  }
}
