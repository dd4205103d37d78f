// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-shapes.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let shapes: [LayoutCase] = [
    LayoutCase("sw-shape-offset-shape", .own, 340, 200, size: [60, 40], frames: ["s": [0, 0, 60, 40]]) {
      Circle().offset(x: 10, y: 5).fill(Color.red).probe("s").frame(width: 60, height: 40)
    },
    LayoutCase("sw-shape-trim", .own, 340, 200, size: [60, 40], frames: ["s": [10, 0, 40, 40]]) {
      Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).probe("s").frame(width: 60, height: 40)
    },
    LayoutCase("sw-shape-path-ideal", .own, 340, 200, size: [10, 10]) {
      Path { p in p.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red).fixedSize()
    },
    LayoutCase("sw-shape-inset-shape", .own, 340, 200, size: [60, 40], frames: ["s": [0, 0, 60, 40]]) {
      RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).probe("s").frame(width: 60, height: 40)
    },
    LayoutCase("circle-half-unspecified", .own, 100, nil, size: [10, 10]) {
      Circle()
    },
  ]
}
