import DailyLibrary
import SwiftUI
import WidgetKit

/// The two lines on one side, up to two units on the other, each with its own link. Large type leaves no space for
/// units.
struct DailyMediumView: View {
  let entry: DailyEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      if entry.units.count > 1 {
        DailyMediumStack(entry: entry, units: entry.units)
        DailyMediumStack(entry: entry, units: entry.units, type: .compact)
      }
      if !entry.units.isEmpty { DailyMediumStack(entry: entry, units: Array(entry.units.prefix(1))) }
      DailyMediumStack(entry: entry, units: [])
    }
    .onDarkGround()
  }
}

private struct DailyMediumStack: View {
  let entry: DailyEntry
  let units: [DailyUnit]
  var type = DailyCardType.usual

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        // Above the shadow, which is as high as the texts.
        DailyLogo(entry: entry).padding(.top, DailyLayout.margin).zIndex(1)
        Spacer(minLength: 4)
        DailyHeading(entry: entry, titleFont: .title3.bold(), lines: units.isEmpty ? 3 : 2)
          .padding(.bottom, DailyLayout.margin)
          // Over the whole width, because the edge of a shadow under one half would be visible.
          .shadowedByImage(spread: 1000)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      if units.isEmpty {
        DailyIcon(entry: entry)
          .frame(width: 84, height: 84)
          .frame(maxHeight: .infinity)
          .padding(.trailing, 8)
      } else {
        VStack(spacing: 8) {
          ForEach(units, id: \.self) { unit in
            DailyUnitLink(url: entry.link(of: unit)) { DailyCard(unit: unit, entry: entry, type: type) }
          }
        }
        .frame(width: type.width)
        .padding(.vertical, DailyLayout.margin)
      }
    }
    .padding(.horizontal, DailyLayout.margin)
    .clipped()
  }
}

/// The metrics of a card at the default type size, in points.
private struct DailyCardType {
  let width, height, picture: CGFloat

  static let usual = DailyCardType(width: 182, height: 65, picture: 40)
  /// For smaller phones.
  static let compact = DailyCardType(width: 174, height: 57, picture: 32)
}

/// A unit on dark glass.
private struct DailyCard: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .footnote) private var scale: CGFloat = 1
  let unit: DailyUnit
  let entry: DailyEntry
  let type: DailyCardType

  var body: some View {
    HStack(spacing: 8) {
      // Large type needs the space.
      if typeSize <= .xLarge {
        DailyUnitImage(unit: unit, entry: entry)
          .frame(width: type.picture, height: type.picture)
      }
      ViewThatFits(in: .vertical) {
        texts(subtitleLines: 2)
        texts(subtitleLines: 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .frame(height: type.height * scale)
    .inNight()
    // Dark enough to hide the background behind the text; in one-colour modes only a hint of glass.
    .background(
      mode == .fullColor ? Color.black.opacity(0.6) : .white.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
  }

  /// Two lines of each do not fit.
  private func texts(subtitleLines: Int) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: unit.title)
        .font(.footnote.weight(.semibold))
        .lineLimit(2)
        .layoutPriority(1)
      if !unit.subtitle.isEmpty {
        Text(verbatim: unit.subtitle)
          .font(.caption)
          .opacity(0.75)
          .lineLimit(subtitleLines)
      }
    }
  }
}
