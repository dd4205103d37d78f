import Foundation
import LayoutEngine
import Testing

/// Frames that SwiftUI gives, compared to a hundredth of a point.
struct LayoutConformanceTests {
  @Test(arguments: LayoutCase.all)
  func `a view takes the size and the frames that SwiftUI gives it`(_ layout: LayoutCase) {
    let placed = layout.placed()
    if let size = layout.size {
      #expect(isClose(placed.frame.width, size.0), "width \(placed.frame.width), SwiftUI \(size.0)")
      #expect(isClose(placed.frame.height, size.1), "height \(placed.frame.height), SwiftUI \(size.1)")
    }
    let probes = placed.probes
    for (name, expected) in layout.frames {
      let frame = probes[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
      let isEqual = frame.count == 4 && zip(frame, expected).allSatisfy(isClose)
      #expect(isEqual, "\(name) is at \(frame), SwiftUI has it at \(expected)")
    }
  }

  @Test func `no two cases share a name`() {
    #expect(Set(LayoutCase.all.map(\.id)).count == LayoutCase.all.count)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { b.isNaN || a == b || abs(a - b) < 0.01 }
}

extension LayoutCase {
  static let all = frames + stacks + images
}
