import DailyLibrary
import SwiftUI
import WidgetKit

/// The two lines at one side, up to two units at the other, each a link of its own.
struct DailyMediumView: View {
  let entry: DailyEntry

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        DailyLogo(entry: entry)
        Spacer(minLength: 4)
        DailyHeading(entry: entry, titleSize: 19)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack(spacing: 8) {
        ForEach(entry.units, id: \.self) { unit in
          DailyUnitLink(url: entry.link(of: unit)) {
            DailyCard(unit: unit, entry: entry)
          }
        }
      }
      .frame(width: 182)
    }
    .padding(14)
    .foregroundStyle(.white)
  }
}

/// A unit on dark glass.
private struct DailyCard: View {
  let unit: DailyUnit
  let entry: DailyEntry

  var body: some View {
    HStack(spacing: 9) {
      DailyUnitPicture(unit: unit, entry: entry)
        .frame(width: 42, height: 42)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: unit.title)
          .font(.system(size: 13, weight: .semibold))
          .lineLimit(2)
          .layoutPriority(1)
        if !unit.subtitle.isEmpty {
          Text(verbatim: unit.subtitle)
            .font(.system(size: 12))
            .opacity(0.75)
            .lineLimit(2)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 9)
    .padding(.vertical, 8)
    .frame(maxHeight: 67)
    .background(.black.opacity(0.34), in: RoundedRectangle(cornerRadius: 16))
  }
}
