import SwiftUI

/// A small coloured square for samples of layout.
struct Tile: View {
  let color: Color
  var width: CGFloat = 22
  var height: CGFloat = 22

  init(_ color: Color, width: CGFloat = 22, height: CGFloat = 22) {
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 5).fill(color).frame(width: width, height: height)
  }
}
