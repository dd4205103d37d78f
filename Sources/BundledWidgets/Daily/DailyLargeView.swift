import DailyLibrary
import SwiftUI
import WidgetKit

/// The recommendation above, up to three units below: four links, and the widget's own address around them.
struct DailyLargeView: View {
  /// The height of a unit's row.
  private static let rowHeight: CGFloat = 62
  /// Above the first row and below the last.
  private static let listPadding: CGFloat = 7

  let entry: DailyEntry

  /// The height of a list of so many units.
  static func listHeight(of count: Int) -> CGFloat { CGFloat(count) * rowHeight + 2 * listPadding }

  var body: some View {
    VStack(spacing: 0) {
      DailyUnitLink(url: entry.link) { DailyHero(entry: entry) }
      VStack(spacing: 0) {
        ForEach(entry.units, id: \.self) { unit in
          DailyUnitLink(url: entry.link(of: unit)) {
            DailyRow(unit: unit, entry: entry).frame(height: Self.rowHeight)
          }
        }
      }
      .padding(.vertical, Self.listPadding)
    }
  }
}

/// The two lines over the picture; the icon above them where the picture is left out, as in accented widgets.
private struct DailyHero: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: DailyEntry

  var body: some View {
    DailyHeading(entry: entry, titleSize: 26)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .padding(16)
      .overlay(alignment: .topLeading) {
        if mode != .fullColor { DailyIcon(entry: entry).frame(width: 64, height: 64).padding(16) }
      }
      .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(14) }
      .foregroundStyle(.white)
  }
}

/// A unit: picture, title, subtitle.
private struct DailyRow: View {
  @Environment(\.widgetRenderingMode) private var mode
  let unit: DailyUnit
  let entry: DailyEntry

  private var isColored: Bool { mode == .fullColor }

  var body: some View {
    HStack(spacing: 12) {
      DailyUnitPicture(unit: unit, entry: entry)
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: unit.title)
          .font(.system(size: 15, weight: .semibold))
          .foregroundStyle(isColored ? Color.primary : .white)
          .lineLimit(unit.subtitle.isEmpty ? 2 : 1)
        if !unit.subtitle.isEmpty {
          Text(verbatim: unit.subtitle)
            .font(.system(size: 13))
            .foregroundStyle(isColored ? Color.secondary : .white.opacity(0.7))
            .lineLimit(unit.title.isEmpty ? 2 : 1)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
  }
}
