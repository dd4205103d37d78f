import SwiftUI
import WidgetKit

struct MeadowView: View {
  static let ground = Color(red: 0.1, green: 0.5, blue: 0.2)

  let entry: MeadowEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Meadow")
        .font(.headline)
      Text("\(entry.flowers) flowers")
        .font(.title2.bold())
      Spacer(minLength: 0)
      Button(intent: WaterIntent()) { Text("Water") }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Spring", as: .systemSmall) {
  MeadowWidget()
} timeline: {
  MeadowEntry(date: .now, flowers: 12)
  MeadowEntry(date: .now, flowers: 40)
}

#Preview("A view") {
  MeadowView(entry: MeadowEntry(date: .now, flowers: 1)).background(MeadowView.ground)
}
