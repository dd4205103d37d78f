// Written by Scripts/conformance-layout from Tests/Conformance/layout-more.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutMore2: [LayoutCase] = [
    LayoutCase("more-padding-negative", .own, nil, nil, size: [50, 40], frames: ["c": [-10, -10, 70, 60]]) {
      Color.red.probe("c").padding(-10).frame(width: 50, height: 40)
    },
    LayoutCase(
      "more-divider-hstack", .own, 200, 100, scale: 2, size: [40.5, 100],
      frames: ["d": [20, 0, 0.5, 100], "c": [20.5, 20, 20, 60]]
    ) {
      HStack(spacing: 0) {
        box(20, 60).probe("b"); Divider().probe("d"); box(20, 60).probe("c")
      }
    },
    LayoutCase("more-divider-three", .own, 60, 60, scale: 3, frames: ["d": [0, 10, 60, 0.3333]]) {
      VStack(spacing: 0) {
        box(30, 10); Divider().probe("d")
      }
    },
    LayoutCase("more-viewthatfits-in-vertical", .own, 100, 50, size: [80, 40], frames: ["b": [0, 0, 80, 40]]) {
      ViewThatFits(in: .vertical) {
        box(500, 60).probe("a"); box(80, 40).probe("b")
      }
    },
    LayoutCase("more-viewthatfits-ideal", .own, 100, 50, size: [100, 50], frames: ["b": [0, 0, 100, 50]]) {
      ViewThatFits {
        Color.red.frame(idealWidth: 120, idealHeight: 10).probe("a");
        Color.blue.frame(idealWidth: 20, idealHeight: 20).probe("b")
      }
    },
    LayoutCase(
      "more-lazyvstack", .own, 100, 80, size: [100, 26], frames: ["a": [70, 0, 30, 10], "b": [80, 16, 20, 10]]
    ) {
      LazyVStack(alignment: .trailing, spacing: 6) {
        box(30, 10).probe("a"); box(20, 10).probe("b")
      }
    },
    LayoutCase("more-overlay-guide", .own, nil, nil, size: [40, 20], frames: ["o": [40, 10, 10, 10]]) {
      box(40, 20).overlay(alignment: .bottomTrailing) {
        box(10, 10).alignmentGuide(.trailing) { $0[.leading] }.probe("o")
      }
    },
    LayoutCase("more-aspect-nil-height", .own, 100, nil, size: [100, 50], frames: ["i": [0, 0, 100, 50]]) {
      Image(width: 40, height: 20).resizable().scaledToFill().probe("i")
    },
    LayoutCase("more-stack-zero", .own, 0, 0, size: [0, 4]) {
      VStack(spacing: 4) {
        Color.red; Color.blue
      }
    },
    LayoutCase("more-stack-infinite", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      VStack(spacing: 4) {
        Color.red; box(10, 10)
      }
    },
    LayoutCase("more-background-in-stack", .own, nil, nil, size: [30, 30], frames: ["p": [-2, 8, 24, 14]]) {
      HStack(spacing: 0) {
        box(20, 10).background { Color.red.probe("p").padding(-2) }; box(10, 30)
      }
    },
    LayoutCase("more-circle-half-unspecified", .own, 100, nil, size: [10, 10]) {
      Circle()
    },
    LayoutCase("more-frame-contradiction", .own, 100, 10, size: [20, 10]) {
      Color.red.frame(minWidth: 50, maxWidth: 20)
    },
    LayoutCase(
      "more-geometryreader-fills", .own, 80, 60, size: [80, 60], frames: ["r": [0, 10, 80, 50], "g": [0, 10, 20, 20]]
    ) {
      VStack(spacing: 0) {
        box(10, 10); GeometryReader { _ in box(20, 20).probe("g") }.probe("r")
      }
    },
    LayoutCase(
      "more-probe-in-lazy-grid", .own, 76, 100, size: [76, 28],
      frames: ["a": [12, 0, 10, 10], "b": [54, 0, 10, 10], "c": [12, 18, 10, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
        box(10, 10).probe("a"); box(10, 10).probe("b"); box(10, 10).probe("c")
      }
    },
  ]
}
