import SwiftUI

/// A column of rows.
struct WideTree {
  let name: String
  /// How many views are counted for each that is asked for.
  let viewsForEach: Int
  let make: (_ count: Int) -> AnyView

  static var all: [WideTree] {
    [
      WideTree(name: "plain", viewsForEach: 1) { count in
        AnyView(VStack(spacing: 1) { ForEach(0..<(count / 7), id: \.self) { Row(index: $0) } })
      },
      // A row, its text and its circle.
      WideTree(name: "text", viewsForEach: 3) { count in
        AnyView(
          VStack {
            ForEach(0..<count, id: \.self) { index in
              HStack {
                Text("Row \(index)")
                Circle()
              }
            }
          })
      },
      WideTree(name: "equal text", viewsForEach: 3) { count in
        AnyView(
          VStack {
            ForEach(0..<count, id: \.self) { _ in
              HStack {
                Text("A row")
                Circle()
              }
            }
          })
      },
    ]
  }

  /// A row as widgets have them: seven views.
  private struct Row: View {
    let index: Int

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Circle().frame(width: 8, height: 8)
        VStack(alignment: .leading) {
          Color.red.frame(maxWidth: .infinity)
          Color.blue.frame(width: 40)
        }
        Spacer()
        Color.red.frame(width: CGFloat(index % 20), height: 10)
      }
    }
  }
}
