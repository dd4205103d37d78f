// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-text.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let text: [LayoutCase] = [
    LayoutCase(
      "text-spacing-body", .own, nil, nil, frames: ["a": [nil, 16.6006, nil, 20.5], "b": [nil, 47.9097, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.body).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-17", .own, nil, nil, frames: ["a": [nil, 16.6006, nil, 20.5], "b": [nil, 47.9097, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 17)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-subheadline", .own, nil, nil, frames: ["a": [nil, 15.6182, nil, 18], "b": [nil, 42.9497, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.subheadline).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-15", .own, nil, nil, frames: ["a": [nil, 15.6182, nil, 18], "b": [nil, 42.9497, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 15)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-footnote", .own, nil, nil, frames: ["a": [nil, 15.1357, nil, 16], "b": [nil, 39.4897, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.footnote).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-13", .own, nil, nil, frames: ["a": [nil, 15.1357, nil, 16], "b": [nil, 39.4897, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 13)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-caption", .own, nil, nil, frames: ["a": [nil, 14.3945, nil, 14.5], "b": [nil, 36.2597, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.caption).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-12", .own, nil, nil, frames: ["a": [nil, 14.3945, nil, 14.5], "b": [nil, 36.2597, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 12)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-caption2", .own, nil, nil, frames: ["a": [nil, 14.1533, nil, 13.5], "b": [nil, 34.5298, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.caption2).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-11", .own, nil, nil, frames: ["a": [nil, 14.1533, nil, 13.5], "b": [nil, 34.5298, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 11)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-title3", .own, nil, nil, frames: ["a": [nil, 17.3242, nil, 24], "b": [nil, 53.5996, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.title3).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "text-spacing-system-20", .own, nil, nil, frames: ["a": [nil, 17.3242, nil, 24], "b": [nil, 53.5996, 10, 10]]
    ) {
      VStack {
        box(10, 10); Text("Hg").font(.system(size: 20)).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase("text-over-text", .own, nil, nil, size: [nil, 41], frames: ["a": [nil, 20.5, nil, 20.5]]) {
      VStack {
        Text("Hg").font(.body); Text("Hg").font(.body).probe("a")
      }
    },
    LayoutCase("text-six-lines", .own, nil, nil, frames: ["a": [nil, 0, nil, 93.5], "b": [nil, 80.5, 1, 10]]) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb\nc\nd\ne\nf").font(.system(size: 13)).probe("a"); box(1, 10).probe("b")
      }
    },
    LayoutCase("text-line-spacing", .own, nil, nil, size: [nil, 74.5]) {
      Text("a\nb\nc\nd").font(.system(size: 13)).lineSpacing(4)
    },
    LayoutCase("text-scale-13", .own, nil, nil, size: [27.5, 16]) {
      Text("Hello").font(.system(size: 13)).textScale(.secondary)
    },
    LayoutCase("text-scale-body", .own, nil, nil, size: [34.5, 20.5]) {
      Text("Hello").font(.body).textScale(.secondary)
    },
    LayoutCase("text-scale-title2", .own, nil, nil, size: [41, 26.5]) {
      Text("Hello").font(.title2).textScale(.secondary)
    },
    LayoutCase("text-scale-large-title", .own, nil, nil, size: [55, 41]) {
      Text("Hello").font(.largeTitle).textScale(.secondary)
    },
    LayoutCase("text-percent", .own, nil, nil, size: [28.5, 16]) {
      Text("60%").font(.system(size: 13))
    },
    LayoutCase("text-bullets", .own, nil, nil, size: [46, 20.5]) {
      Text("••••••").font(.system(size: 17))
    },
    LayoutCase("text-timer", .own, 200, 50, size: [200, 20.5], frames: ["a": [0, 0, 200, 20.5]]) {
      VStack { Text(Date(timeIntervalSinceReferenceDate: 61), style: .timer).probe("a") }
    },
  ]
}
