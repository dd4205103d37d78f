import SwiftUI
import WidgetTesting

/// A row as widgets have them: seven views.
struct Row: View {
  let index: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle().frame(width: 8, height: 8)
      VStack(alignment: .leading) {
        Color.red.frame(maxWidth: .infinity)
        Color.blue.frame(width: 40)
      }
      Spacer()
      box(CGFloat(index % 20), 10)
    }
  }
}

/// `count` views in a column of rows.
struct Column: View {
  let count: Int

  var body: some View {
    VStack(spacing: 1) { ForEach(0..<(count / 7), id: \.self) { Row(index: $0) } }
  }
}

/// Stacks in stacks, the axis changing at every level.
func nested(_ depth: Int) -> AnyView {
  guard depth > 0 else { return AnyView(Color.red) }
  if depth.isMultiple(of: 2) {
    return AnyView(
      HStack(alignment: .firstTextBaseline) {
        box(1, 1)
        nested(depth - 1)
        Spacer()
      })
  }
  return AnyView(
    VStack(alignment: .leading) {
      Color.blue.frame(minHeight: 1)
      nested(depth - 1)
    })
}

/// The median time of seven layouts, in milliseconds.
func milliseconds(_ view: some View) -> Double {
  let times = (0..<7).map { _ in
    ContinuousClock().measure { _ = probedLayout(of: view, proposal: ProposedViewSize(width: 400, height: 400)) }
  }
  let median = times.sorted()[times.count / 2].components
  return Double(median.seconds) * 1000 + Double(median.attoseconds) / 1e15
}

func column(_ value: Double) -> String { String(format: "%10.3f", value) }

print("     views        ms  ms per 1,000 views")
for count in [100, 1000, 10_000] {
  let time = milliseconds(Column(count: count))
  print(String(format: "%10d", count), column(time), column(time / Double(count) * 1000))
}
print("\nstacks deep       ms")
for depth in [10, 20, 30] { print(String(format: "%11d", depth), column(milliseconds(nested(depth)))) }
