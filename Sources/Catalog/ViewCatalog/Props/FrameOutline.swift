import SwiftUI

/// A dashed line inside the edge of a frame.
struct FrameOutline: View {
  var body: some View {
    Rectangle().strokeBorder(Color.pink, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
  }
}
