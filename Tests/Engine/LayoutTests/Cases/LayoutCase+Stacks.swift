// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-stacks.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let stacks: [LayoutCase] = [
    LayoutCase(
      "osui-foreach-flatten", .own, 200, 200, size: [40, 86],
      frames: ["r": [15, 0, 10, 10], "g": [10, 18, 20, 20], "b": [0, 46, 40, 40]]
    ) {
      VStack {
        box(10, 10).probe("r"); box(20, 20).probe("g"); ForEach(0..<1) { _ in box(40, 40).probe("b") }
      }
    },
    LayoutCase(
      "doc-default-spacing-explicit-nil", .own, nil, nil, size: [28, 10],
      frames: ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10]]
    ) {
      HStack(spacing: nil) {
        box(10, 10).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "doc-priority-rule", .own, 200, 20, size: [200, 20], frames: ["a": [0, 0, 0, 20], "b": [0, 0, 200, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.layoutPriority(1).probe("b")
      }
    },
    LayoutCase(
      "tok-vstack-align-leading", .own, 500, 500, size: [500, 500],
      frames: ["a": [0, 0, 500, 246], "b": [0, 254, 50, 246]]
    ) {
      VStack(alignment: .leading) {
        Rectangle().probe("a"); Rectangle().frame(width: 50).probe("b")
      }
    },
    LayoutCase(
      "tok-vstack-align-center", .own, 500, 500, size: [500, 500],
      frames: ["a": [0, 0, 500, 246], "b": [225, 254, 50, 246]]
    ) {
      VStack(alignment: .center) {
        Rectangle().probe("a"); Rectangle().frame(width: 50).probe("b")
      }
    },
    LayoutCase(
      "osui-same-size", .own, 200, 200, size: [200, 200],
      frames: ["r": [0, 0, 200, 75], "y": [95, 95, 10, 10], "b": [0, 125, 200, 75]]
    ) {
      VStack(spacing: 20) {
        Color.red.probe("r"); box(10, 10).probe("y"); Color.blue.probe("b")
      }
    },
    LayoutCase(
      "doc-negative-spacing", .own, nil, nil, size: [16, 10], frames: ["a": [0, 0, 10, 10], "b": [6, 0, 10, 10]]
    ) {
      HStack(spacing: -4) {
        box(10, 10).probe("a"); box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "osui-vstack-hstack-elements", .own, 200, 200, size: [88, 136],
      frames: ["r": [24, 0, 40, 40], "b": [24, 48, 40, 40], "g": [0, 96, 40, 40], "y": [48, 96, 40, 40]]
    ) {
      VStack {
        box(40, 40).probe("r"); box(40, 40).probe("b");
        HStack {
          box(40, 40).probe("g"); box(40, 40).probe("y")
        }
      }
    },
    LayoutCase(
      "osui-hvstack-default", .own, 200, 200, size: [200, 200],
      frames: [
        "r": [0, 0, 200, 61.3333], "b": [0, 69.3333, 200, 61.3333], "g": [0, 138.6667, 96, 61.3333],
        "y": [104, 138.6667, 96, 61.3333],
      ]
    ) {
      VStack {
        Color.red.probe("r"); Color.blue.probe("b");
        HStack {
          Color.green.probe("g"); Color.yellow.probe("y")
        }
      }
    },
    LayoutCase(
      "tok-hstack-align-bottom", .own, 500, 500, size: [500, 500],
      frames: ["a": [0, 0, 246, 500], "b": [254, 450, 246, 50]]
    ) {
      HStack(alignment: .bottom) {
        Rectangle().probe("a"); Rectangle().frame(height: 50).probe("b")
      }
    },
    LayoutCase(
      "osui-hvstack-priority", .own, 200, 200, size: [200, 200],
      frames: ["r": [0, 0, 200, 0], "b": [0, 8, 200, 184], "g": [0, 200, 96, 0], "y": [104, 200, 96, 0]]
    ) {
      VStack {
        Color.red.probe("r"); Color.blue.layoutPriority(1).probe("b");
        HStack {
          Color.green.probe("g"); Color.yellow.probe("y")
        }
      }
    },
    LayoutCase(
      "osui-vstack-spacing", .own, 200, 200, size: [110, 160],
      frames: ["r": [35, 0, 40, 40], "b": [35, 60, 40, 40], "g": [0, 120, 40, 40], "y": [70, 120, 40, 40]]
    ) {
      VStack(spacing: 20) {
        box(40, 40).probe("r"); box(40, 40).probe("b");
        HStack(spacing: 30) {
          box(40, 40).probe("g"); box(40, 40).probe("y")
        }
      }
    },
    LayoutCase(
      "sw-lazystacks-fill-cross", .own, 320, 240,
      frames: [
        "v1": [nil, nil, 121.5, nil], "v2": [nil, nil, 121.5, nil], "h": [nil, nil, 37, 240],
        "orange": [nil, 210, 20, 30],
      ]
    ) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) { box(60, 20) }.probe("v1");
        LazyVStack(spacing: 0) { box(50, 20) }.probe("v2");
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(20, 30).probe("orange"); box(13, 16)
        }.probe("h")
      }
    },
    LayoutCase(
      "sw-rtl-stacks", .host, 320, 260,
      frames: [
        "a": [270, 17, 40, 30], "b": [202, 17, 60, 30], "c": [10, 17, 30, 30], "hstack": [10, 17, 300, 30],
        "padded": [230, 57, 80, 20], "framed": [190, 87, 120, 20], "zback": [210, 117, 100, 40],
        "zfront": [290, 117, 20, 20], "zstack": [210, 117, 100, 40], "ltrA": [242, 167, 30, 20],
        "ltrB": [280, 167, 30, 20], "island": [242, 167, 68, 20], "text": [285, 197, 25, 16],
        "guided": [270, 223, 30, 20], "vstack": [10, 17, 300, 226],
      ]
    ) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          box(40, 30).probe("a"); box(60, 30).probe("b"); Spacer(); box(30, 30).probe("c")
        }.probe("hstack"); box(50, 20).padding(.leading, 30).probe("padded");
        box(40, 20).frame(width: 120, alignment: .leading).probe("framed");
        ZStack(alignment: .topLeading) {
          box(100, 40).probe("zback"); box(20, 20).probe("zfront")
        }.probe("zstack");
        HStack {
          box(30, 20).probe("ltrA"); box(30, 20).probe("ltrB")
        }.environment(\.layoutDirection, .leftToRight).probe("island"); box(25, 16).probe("text");
        box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
      }.frame(width: 300, alignment: .leading).probe("vstack").environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "sw-hstack-distribution", .host, 300, 100,
      frames: ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.frame(width: 50).probe("b"); Color.green.probe("c")
      }
    },
    LayoutCase(
      "objc-three-rects", .own, nil, nil, size: [300, 100],
      frames: ["a": [0, 0, 100, 100], "b": [100, 0, 100, 100], "c": [200, 0, 100, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().probe("a"); Rectangle().probe("b"); Rectangle().probe("c")
      }.frame(width: 300, height: 100)
    },
    LayoutCase(
      "sw-hstack-spacing-default", .host, 300, 100,
      frames: ["a": [67, 25, 50, 50], "b": [125, 25, 50, 50], "c": [183, 25, 50, 50], "stack": [67, 25, 166, 50]]
    ) {
      HStack {
        box(50, 50).probe("a"); box(50, 50).probe("b"); box(50, 50).probe("c")
      }.probe("stack")
    },
    LayoutCase(
      "stackotter-vstack-min-lie-0", .own, 100, 0, size: [100, 85],
      frames: ["b": [0, 0, 100, 5], "o": [0, 5, 100, 80]]
    ) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100).probe("b"); Color.orange.frame(minHeight: 80).probe("o")
      }
    },
    LayoutCase(
      "sw-vstack-alignment", .host, 300, 200,
      frames: [
        "l1": [50, 78, 100, 20], "l2": [50, 102, 50, 20], "leading": [50, 78, 100, 44], "t1": [150, 78, 100, 20],
        "t2": [200, 102, 50, 20], "trailing": [150, 78, 100, 44],
      ]
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).probe("l1"); box(50, 20).probe("l2")
        }.probe("leading");
        VStack(alignment: .trailing, spacing: 4) {
          box(100, 20).probe("t1"); box(50, 20).probe("t2")
        }.probe("trailing")
      }
    },
    LayoutCase(
      "stackotter-vstack-min-lie-85", .own, 100, 85, size: [100, 122.5],
      frames: ["b": [0, 0, 100, 42.5], "o": [0, 42.5, 100, 80]]
    ) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100).probe("b"); Color.orange.frame(minHeight: 80).probe("o")
      }
    },
    LayoutCase(
      "sw-nested-stacks", .host, 300, 200,
      frames: [
        "a": [10, 10, 190, 110], "b": [210, 10, 80, 110], "row": [0, 0, 300, 130], "bottom": [0, 140, 300, 60],
        "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
      ]
    ) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.probe("a"); Color.blue.frame(width: 80).probe("b")
        }.padding(10).probe("row");
        HStack {
          box(40, 40).probe("c"); Spacer(); box(40, 40).probe("d")
        }.frame(height: 60).probe("bottom")
      }
    },
    LayoutCase(
      "doc-vstack-redistribute-on-place", .own, nil, nil, size: [80, 30],
      frames: ["a": [0, 0, 80, 10], "c": [0, 10, 80, 10], "b": [25, 20, 30, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 10).probe("a"); Color.red.probe("c"); box(30, 10).probe("b")
      }.fixedSize()
    },
    LayoutCase(
      "largest-minimum-first", .own, 100, 20, size: [100, 20], frames: ["a": [0, 0, 20, 20], "b": [20, 0, 80, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.frame(minWidth: 80).probe("b")
      }
    },
    LayoutCase(
      "negative-room", .own, 100, 10, size: [140, 10],
      frames: ["a": [0, 0, 80, 10], "b": [80, 0, 0, 10], "c": [80, 0, 60, 10]]
    ) {
      HStack(spacing: 0) {
        box(80, 10).probe("a"); Color.red.probe("b"); box(60, 10).probe("c")
      }
    },
    LayoutCase(
      "hstack-priority", .own, 200, 50, size: [200, 50],
      frames: ["a": [0, 0, 10, 50], "b": [10, 0, 160, 50], "c": [170, 0, 30, 50]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).probe("a"); Color.blue.frame(minWidth: 10).layoutPriority(2).probe("b");
        Color.green.frame(width: 30).probe("c")
      }
    },
    LayoutCase("empty-stack", .own, nil, nil, size: [20, 10], frames: ["b": [10, 0, 10, 10]]) {
      HStack {
        box(10, 10); HStack {}; box(10, 10).probe("b")
      }
    },
    LayoutCase("emptyview-no-spacing", .own, nil, nil, size: [10, 28], frames: ["b": [0, 18, 10, 10]]) {
      VStack {
        box(10, 10); EmptyView(); Group {}; box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "group-modifier", .own, 200, 50, frames: ["a": [5, 15, 30, 20], "b": [45, 15, 30, 20], "c": [80, 0, 120, 50]]
    ) {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a"); Color.blue.probe("b")
        }.frame(width: 30, height: 20).padding(5); Color.green.probe("c")
      }
    },
    LayoutCase(
      "section-flattens", .own, nil, nil, size: [40, 28],
      frames: ["h": [0, 0, 40, 8], "a": [10, 10, 20, 10], "f": [5, 22, 30, 6]]
    ) {
      VStack(spacing: 2) {
        Section {
          box(20, 10).probe("a")
        } header: {
          box(40, 8).probe("h")
        } footer: {
          box(30, 6).probe("f")
        }
      }
    },
    LayoutCase("lazyvstack", .own, 100, 80, size: [100, 26], frames: ["a": [70, 0, 30, 10], "b": [80, 16, 20, 10]]) {
      LazyVStack(alignment: .trailing, spacing: 6) {
        box(30, 10).probe("a"); box(20, 10).probe("b")
      }
    },
  ]
}
