import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// The pixels of lines and dots.
struct ThinShapeTests {
  private func frames(_ view: some View, scale: CGFloat, isEInk: Bool) -> [CGRect] {
    drawn(view, width: 100, height: 100) { ($0.displayScale, $0.isEInk) = (scale, isEInk) }.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `on e-ink, lines do not vanish, and equal ones look equal`(scale: CGFloat) {
    let lines = VStack(spacing: 6.3) { ForEach(0..<12) { _ in Rectangle().frame(height: 0.5) } }
    let colors = VStack(spacing: 6.3) { ForEach(0..<12) { _ in Color.red.frame(height: 0.5) } }
    for frames in [frames(lines, scale: scale, isEInk: true), frames(colors, scale: scale, isEInk: true)] {
      let heights = Set(frames.map { ($0.height * scale * 100).rounded() / 100 })
      #expect(frames.count == 12 && heights == [scale == 3 ? 2 : 1])
      #expect(frames.allSatisfy { abs($0.minY * scale - ($0.minY * scale).rounded()) < 0.001 })
    }
    // Elsewhere each edge is rounded by itself, as in SwiftUI.
    if scale == 1 { #expect(Set(frames(lines, scale: 1, isEInk: false).map(\.height)) == [0, 1]) }
  }

  @Test func `on e-ink, dots have equal sizes`() {
    let dots = VStack(spacing: 5.7) { ForEach(0..<12) { _ in Circle().frame(width: 2.6, height: 2.6) } }
      .frame(maxWidth: .infinity, alignment: .leading)
    let (equal, unequal) = (frames(dots, scale: 1, isEInk: true), frames(dots, scale: 1, isEInk: false))
    #expect(Set(equal.map(\.size)) == [CGSize(width: 3, height: 3)], "\(equal)")
    #expect(Set(unequal.map(\.size)).count == 2, "\(unequal)")
  }

  @Test func `a bar without length stays invisible`() {
    let bar = HStack(spacing: 0) { Rectangle().frame(width: 0, height: 4) }
    #expect(frames(bar, scale: 1, isEInk: true).allSatisfy { $0.width == 0 })
  }
}
