// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-spacers.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let spacers: [LayoutCase] = [
    LayoutCase(
      "osui-divider-vstack", .own, 100, 100, scale: 2, size: [100, 100],
      frames: ["a": [0, 0, 100, 41.75], "d": [0, 49.75, 100, 0.5], "b": [0, 58.25, 100, 41.75]]
    ) {
      VStack {
        Color.red.probe("a"); Divider().probe("d"); Color.red.probe("b")
      }
    },
    LayoutCase(
      "osui-spacer-hstack", .own, 200, 200, size: [200, 80], frames: ["a": [0, 15, 50, 50], "b": [150, 15, 50, 50]]
    ) {
      HStack {
        box(50, 50).probe("a"); Spacer(); box(50, 50).probe("b")
      }.frame(width: 200, height: 80)
    },
    LayoutCase(
      "osui-spacer-min-exact", .own, 200, 200, size: [160, 80], frames: ["a": [0, 15, 80, 50], "b": [80, 15, 80, 50]]
    ) {
      HStack {
        box(80, 50).probe("a"); Spacer(minLength: 0); box(80, 50).probe("b")
      }.frame(width: 160, height: 80)
    },
    LayoutCase(
      "osui-spacer-complex-row", .own, 200, 200, size: [200, 30],
      frames: ["a": [0, 0, 30, 30], "b": [85, 0, 30, 30], "c": [170, 0, 30, 30]]
    ) {
      HStack {
        box(30, 30).probe("a"); Spacer(minLength: 20); box(30, 30).probe("b"); Spacer(minLength: 10);
        box(30, 30).probe("c")
      }.frame(width: 200, height: 30)
    },
    LayoutCase(
      "doc-spacer-minlength-default", .own, 50, 20, size: [108, 20],
      frames: ["a": [0, 0, 50, 20], "b": [58, 0, 50, 20], "s": [50, 10, 8, 0]]
    ) {
      HStack {
        box(50, 20).probe("a"); Spacer().probe("s"); box(50, 20).probe("b")
      }
    },
    LayoutCase(
      "osui-spacer-min50", .own, 200, 200, size: [180, 80], frames: ["a": [0, 15, 50, 50], "b": [130, 15, 50, 50]]
    ) {
      HStack {
        box(50, 50).probe("a"); Spacer(minLength: 50); box(50, 50).probe("b")
      }.frame(width: 180, height: 80)
    },
    LayoutCase("ios-divider-hairline", .own, 320, 300, scale: 2, frames: ["d": [nil, nil, 320, 0.5]]) {
      VStack(spacing: 0) {
        box(40, 10); Divider().probe("d")
      }
    },
    LayoutCase(
      "sw-spacer-min-length", .host, 300, 100,
      frames: [
        "a": [-35, 0, 250, 20], "s1": [215, 10, 20, 0], "b": [235, 0, 100, 20], "overflow": [-35, 0, 370, 20],
        "balanced": [0, 20, 300, 20], "s2": [0, 30, 130, 0], "c": [130, 20, 40, 20], "s3": [170, 30, 130, 0],
        "vspacer": [150, 40, 0, 60],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(250, 20).probe("a"); Spacer(minLength: 20).probe("s1"); box(100, 20).probe("b")
        }.probe("overflow");
        HStack(spacing: 0) {
          Spacer().probe("s2"); box(40, 20).probe("c"); Spacer().probe("s3")
        }.probe("balanced"); Spacer().probe("vspacer")
      }
    },
    LayoutCase(
      "largest-minimum-spacers", .own, 100, 20, size: [100, 20], frames: ["a": [0, 10, 20, 0], "b": [40, 10, 60, 0]]
    ) {
      HStack(spacing: 0) {
        Spacer().probe("a"); box(20, 20); Spacer(minLength: 60).probe("b")
      }
    },
    LayoutCase(
      "divider-hstack", .own, 200, 100, scale: 2, size: [40.5, 100],
      frames: ["d": [20, 0, 0.5, 100], "c": [20.5, 20, 20, 60]]
    ) {
      HStack(spacing: 0) {
        box(20, 60).probe("b"); Divider().probe("d"); box(20, 60).probe("c")
      }
    },
    LayoutCase("divider-three", .own, 60, 60, scale: 3, frames: ["d": [0, 10, 60, 0.3333]]) {
      VStack(spacing: 0) {
        box(30, 10); Divider().probe("d")
      }
    },
  ]
}
