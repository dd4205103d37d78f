// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-alignment.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let alignment: [LayoutCase] = [
    LayoutCase(
      "doc-custom-alignment-mean", .own, nil, nil, size: [40, 40],
      frames: ["v": [0, 0, 20, 40], "b": [20, 20, 20, 20]]
    ) {
      HStack(alignment: .mid, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20).alignmentGuide(.mid) { _ in 10 }; box(20, 20).alignmentGuide(.mid) { _ in 10 }
        }.probe("v"); box(20, 20).alignmentGuide(.mid) { _ in 0 }.probe("b")
      }
    },
    LayoutCase(
      "sw-baseline-nontext-bottom", .own, nil, nil, size: [30, 30],
      frames: ["a": [0, 0, 10, 30], "b": [10, 18, 20, 12]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 30).probe("a"); Image(width: 20, height: 12).probe("b")
      }
    },
    LayoutCase(
      "fatbob-guide-plus-30", .own, nil, nil, size: [130, 208],
      frames: ["a": [0, 0, 100, 100], "b": [30, 108, 100, 100]]
    ) {
      VStack(alignment: .leading) {
        box(100, 100).alignmentGuide(.leading) { $0[.leading] + 30 }.probe("a"); box(100, 100).probe("b")
      }
    },
    LayoutCase(
      "fatbob-guide-through-frame", .own, nil, nil, size: [55, 50],
      frames: ["p": [0, 0, 30, 30], "b": [15, 30, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 20).alignmentGuide(.leading) { _ in 10 }.padding(5).probe("p"); box(40, 20).probe("b")
      }
    },
    LayoutCase(
      "objc-builtin-guide-not-through-stack", .own, nil, nil, size: [40, 40],
      frames: ["h": [0, 0, 40, 20], "b": [0, 20, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(20, 20).alignmentGuide(.leading) { _ in 10 }; box(20, 20)
        }.probe("h"); box(40, 20).probe("b")
      }
    },
    LayoutCase(
      "guides-reserve-the-edge", .own, nil, nil, size: [35, 20], frames: ["a": [10, 0, 20, 10], "b": [5, 10, 30, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in -10 }.probe("a");
        box(30, 10).alignmentGuide(.leading) { _ in -5 }.probe("b")
      }
    },
    LayoutCase(
      "guide-union", .own, nil, nil, size: [100, 34],
      frames: ["a": [0, 0, 60, 10], "b": [60, 12, 40, 10], "c": [50, 24, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 2) {
        box(60, 10).alignmentGuide(.leading) { $0[.trailing] }.probe("a"); box(40, 10).probe("b");
        box(20, 10).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
      }
    },
    LayoutCase(
      "single-child-passes-guides", .own, nil, nil, size: [35, 20],
      frames: ["h": [0, 0, 20, 10], "b": [5, 10, 30, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { box(20, 10).alignmentGuide(.leading) { _ in 5 } }.probe("h"); box(30, 10).probe("b")
      }
    },
  ]
}
