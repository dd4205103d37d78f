import DailyLibrary
import SwiftUI
import WidgetKit

/// The recommendation above up to three units, with a link for each of the four.
struct DailyLargeView: View {
  @ScaledMetric(relativeTo: .subheadline) private var rowHeight = DailyLargeLayout.rowHeight
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      let layout = DailyLargeLayout(height: geometry.size.height, rowHeight: rowHeight, unitCount: entry.units.count)
      VStack(spacing: 0) {
        DailyUnitLink(url: layout.rowCount > 0 ? entry.link : nil) {
          DailyHero(entry: entry, isAlone: layout.rowCount == 0)
        }
        VStack(spacing: 0) {
          ForEach(entry.units.prefix(layout.rowCount), id: \.self) { unit in
            DailyUnitLink(url: entry.link(of: unit)) {
              DailyRow(unit: unit, entry: entry).frame(height: rowHeight)
            }
          }
        }
        .padding(.vertical, layout.listPadding)
      }
    }
  }
}

/// How many units fit below the recommendation: fewer for larger type.
struct DailyLargeLayout {
  /// The height of a unit's row at the default type size, in points.
  static let rowHeight: CGFloat = 62
  /// The minimum height of the recommendation, in points.
  private static let heroHeight: CGFloat = 150

  let rowCount: Int
  /// Above the first row and below the last, in points.
  let listPadding: CGFloat
  /// The height of all rows, in points.
  let listHeight: CGFloat

  init(height: CGFloat, rowHeight: CGFloat, unitCount: Int) {
    rowCount = min(unitCount, max(0, Int((height - Self.heroHeight - 14) / rowHeight)))
    listPadding = rowCount > 0 ? 7 : 0
    listHeight = CGFloat(rowCount) * rowHeight + 2 * listPadding
  }
}

/// The two lines over the image. The icon is above them if there is space: without units, and if the image is left
/// out, as in accented widgets.
private struct DailyHero: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: DailyEntry
  let isAlone: Bool

  /// Whether no icon is above the texts.
  private var isTopmost: Bool { !isAlone && mode == .fullColor }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if isAlone {
        DailyIcon(entry: entry)
          .aspectRatio(1, contentMode: .fit)
          .frame(maxHeight: 112)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.top, DailyLayout.margin)
      } else if mode != .fullColor {
        DailyIcon(entry: entry).frame(width: 56, height: 56).padding(.horizontal, DailyLayout.margin)
      }
      // Reduces large type sizes if the day would reach into the upper margin.
      ViewThatFits(in: .vertical) {
        ForEach([DynamicTypeSize.accessibility5, .accessibility1, .xxxLarge, .xLarge], id: \.self) { limit in
          DailyHeading(entry: entry, titleFont: .title.bold(), lines: isAlone ? 4 : 2).dynamicTypeSize(...limit)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding([.bottom, .horizontal], DailyLayout.margin)
      .shadowedByImage()
      .padding(.top, isTopmost ? DailyLayout.margin : 0)
      .layoutPriority(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(DailyLayout.margin) }
    // The shadow ends with the image.
    .clipped()
    .onDarkGround()
  }
}

/// A unit: image, title, subtitle.
private struct DailyRow: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var side: CGFloat = 48
  let unit: DailyUnit
  let entry: DailyEntry

  private var isColored: Bool { mode == .fullColor }

  var body: some View {
    HStack(spacing: 12) {
      DailyUnitImage(unit: unit, entry: entry)
        .frame(width: side, height: side)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: unit.title)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(isColored ? Color.primary : .white)
          .lineLimit(unit.subtitle.isEmpty || typeSize.isAccessibilitySize ? 2 : 1)
          .layoutPriority(1)
        if !unit.subtitle.isEmpty {
          Text(verbatim: unit.subtitle)
            .font(.footnote)
            .foregroundStyle(isColored ? .detail : .white.opacity(0.75))
            // All rows of a list have one size: long texts get a second line if rows are higher, or are truncated.
            .lineLimit(unit.title.isEmpty || typeSize > .xLarge ? 2 : 1)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
  }
}
