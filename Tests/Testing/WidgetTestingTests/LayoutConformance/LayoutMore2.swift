// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-more.json; do not edit.

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
    LayoutCase(
      "more-text-spacing-body", .own, nil, nil, frames: ["a": [nil, 16.6006, nil, 20.5], "b": [nil, 47.9097, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.body).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-17", .own, nil, nil,
      frames: ["a": [nil, 16.6006, nil, 20.5], "b": [nil, 47.9097, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 17)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-subheadline", .own, nil, nil,
      frames: ["a": [nil, 15.6182, nil, 18], "b": [nil, 42.9497, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.subheadline).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-15", .own, nil, nil,
      frames: ["a": [nil, 15.6182, nil, 18], "b": [nil, 42.9497, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 15)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-footnote", .own, nil, nil,
      frames: ["a": [nil, 15.1357, nil, 16], "b": [nil, 39.4897, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.footnote).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-13", .own, nil, nil,
      frames: ["a": [nil, 15.1357, nil, 16], "b": [nil, 39.4897, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 13)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-caption", .own, nil, nil,
      frames: ["a": [nil, 14.3945, nil, 14.5], "b": [nil, 36.2597, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.caption).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-12", .own, nil, nil,
      frames: ["a": [nil, 14.3945, nil, 14.5], "b": [nil, 36.2597, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 12)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-caption2", .own, nil, nil,
      frames: ["a": [nil, 14.1533, nil, 13.5], "b": [nil, 34.5298, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.caption2).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-11", .own, nil, nil,
      frames: ["a": [nil, 14.1533, nil, 13.5], "b": [nil, 34.5298, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 11)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-title3", .own, nil, nil, frames: ["a": [nil, 17.3242, nil, 24], "b": [nil, 53.5996, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.title3).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-text-spacing-system-20", .own, nil, nil,
      frames: ["a": [nil, 17.3242, nil, 24], "b": [nil, 53.5996, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 20)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase("more-text-over-text", .own, nil, nil, size: [nil, 41], frames: ["a": [nil, 20.5, nil, 20.5]]) {
      VStack {
        Text("Hg").font(.body); Text("Hg").font(.body).probe("a")
      }
    },
    LayoutCase("more-text-six-lines", .own, nil, nil, frames: ["a": [nil, 0, nil, 93.5], "b": [nil, 80.5, 1, 10]]) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb\nc\nd\ne\nf").font(.system(size: 13)).probe("a"); box(1, 10).probe("b")
      }
    },
    LayoutCase("more-text-line-spacing", .own, nil, nil, size: [nil, 74.5]) {
      Text("a\nb\nc\nd").font(.system(size: 13)).lineSpacing(4)
    },
    LayoutCase("more-text-scale-13", .own, nil, nil, size: [27.5, 16]) {
      Text("Hello").font(.system(size: 13)).textScale(.secondary)
    },
    LayoutCase("more-text-scale-body", .own, nil, nil, size: [34.5, 20.5]) {
      Text("Hello").font(.body).textScale(.secondary)
    },
    LayoutCase("more-text-scale-title2", .own, nil, nil, size: [41, 26.5]) {
      Text("Hello").font(.title2).textScale(.secondary)
    },
    LayoutCase("more-text-scale-large-title", .own, nil, nil, size: [55, 41]) {
      Text("Hello").font(.largeTitle).textScale(.secondary)
    },
    LayoutCase("more-text-percent", .own, nil, nil, size: [28.5, 16]) {
      Text("60%").font(.system(size: 13))
    },
    LayoutCase("more-text-bullets", .own, nil, nil, size: [46, 20.5]) {
      Text("••••••").font(.system(size: 17))
    },
    LayoutCase("more-text-timer", .own, 200, 50, size: [200, 20.5], frames: ["a": [0, 0, 200, 20.5]]) {
      VStack { Text(Date(timeIntervalSinceReferenceDate: 61), style: .timer).probe("a") }
    },
  ]
}
