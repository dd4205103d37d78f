// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-layers.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layers: [LayoutCase] = [
    LayoutCase("doc-containerrelative-background", .own, 200, 200, size: [60, 20], frames: ["bg": [0, 0, 60, 20]]) {
      box(60, 20).background { Color.blue.probe("bg") }
    },
    LayoutCase("tok-overlay-bottom", .own, 500, 500, size: [100, 100], frames: ["o": [25.0, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottom) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-topTrailing", .own, 500, 500, size: [100, 100], frames: ["o": [50, 0, 50, 50]]) {
      box(100, 100).overlay(alignment: .topTrailing) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-bottomLeading", .own, 500, 500, size: [100, 100], frames: ["o": [0, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottomLeading) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-bottomTrailing", .own, 500, 500, size: [100, 100], frames: ["o": [50, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottomTrailing) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-topLeading", .own, 500, 500, size: [100, 100], frames: ["o": [0, 0, 50, 50]]) {
      box(100, 100).overlay(alignment: .topLeading) { box(50, 50).probe("o") }
    },
    LayoutCase(
      "doc-overlay-many", .own, 200, 200, size: [60, 40], frames: ["a": [0, 0, 30, 10], "b": [0, 0, 10, 30]]
    ) {
      box(60, 40).overlay(alignment: .topLeading) {
        box(30, 10).probe("a"); box(10, 30).probe("b")
      }
    },
    LayoutCase(
      "doc-color-in-zstack-background", .own, 100, 80, size: [100, 80],
      frames: ["c": [0, 0, 100, 80], "b": [35, 30, 30, 20]]
    ) {
      ZStack {
        Color.red.probe("c"); box(30, 20).probe("b")
      }
    },
    LayoutCase(
      "osui-zstack-bottomTrailing", .own, 200, 200, size: [60, 60],
      frames: ["r": [0, 0, 60, 60], "b": [40, 40, 20, 20]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box(60, 60).probe("r"); box(20, 20).probe("b")
      }
    },
    LayoutCase(
      "doc-zstack-bottomleading", .own, nil, nil, size: [100, 100],
      frames: ["r": [0, 50, 100, 50], "b": [0, 0, 50, 100]]
    ) {
      ZStack(alignment: .bottomLeading) {
        box(100, 50).probe("r"); box(50, 100).probe("b")
      }
    },
    LayoutCase(
      "osui-zstack-bottomLeading", .own, 200, 200, size: [60, 60],
      frames: ["r": [0, 0, 60, 60], "b": [0, 40, 20, 20]]
    ) {
      ZStack(alignment: .bottomLeading) {
        box(60, 60).probe("r"); box(20, 20).probe("b")
      }
    },
    LayoutCase(
      "osui-zstack-priority", .own, 200, 200, size: [40, 40],
      frames: ["g": [0, 0, 40, 40], "r": [0, -10, 60, 60], "b": [0, -30, 100, 100], "k": [10, 10, 20, 20]]
    ) {
      ZStack(alignment: .leading) {
        box(100, 100).layoutPriority(-0.1).probe("b"); box(60, 60).probe("r"); box(40, 40).layoutPriority(1).probe("g")
      }.overlay { box(20, 20).probe("k") }
    },
    LayoutCase(
      "osui-zstack-top", .own, 200, 200, size: [60, 60], frames: ["r": [0, 0, 60, 60], "b": [20.0, 0, 20, 20]]
    ) {
      ZStack(alignment: .top) {
        box(60, 60).probe("r"); box(20, 20).probe("b")
      }
    },
    LayoutCase(
      "osui-zstack-center", .own, 200, 200, size: [60, 60], frames: ["r": [0, 0, 60, 60], "b": [20.0, 20.0, 20, 20]]
    ) {
      ZStack(alignment: .center) {
        box(60, 60).probe("r"); box(20, 20).probe("b")
      }
    },
    LayoutCase(
      "sw-background-smaller", .own, 300, 200, size: [100, 60],
      frames: [
        "content": [0, 0, 100, 60], "modified": [0, 0, 100, 60], "bg": [80, 40, 20, 20], "ov": [0, 0, 10, 10],
      ]
    ) {
      box(100, 60).probe("content").background(box(20, 20).probe("bg"), alignment: .bottomTrailing).overlay(
        alignment: .topLeading
      ) { box(10, 10).probe("ov") }.probe("modified")
    },
    LayoutCase(
      "fatbob-heart-overlay", .own, nil, nil, size: [150, 50],
      frames: ["b": [0, 0, 150, 50], "h": [135, -15, 30, 30]]
    ) {
      box(150, 50).probe("b").overlay(alignment: .topTrailing) {
        box(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.probe("h")
      }
    },
    LayoutCase(
      "sw-zstack", .host, 200, 200,
      frames: ["a": [50, 50, 100, 100], "b": [120, 120, 30, 30], "stack": [50, 50, 100, 100]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box(100, 100).probe("a"); box(30, 30).probe("b")
      }.probe("stack")
    },
    LayoutCase(
      "fatbob-heart-zstack", .own, nil, nil, size: [165, 65], frames: ["b": [0, 15, 150, 50], "h": [135, 0, 30, 30]]
    ) {
      ZStack(alignment: .topTrailing) {
        box(150, 50).probe("b");
        box(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.probe("h")
      }
    },
    LayoutCase(
      "zstack-fills-lower-priority", .own, 200, 200, size: [40, 30],
      frames: ["c": [0, 0, 40, 30], "b": [0, 0, 40, 30]]
    ) {
      ZStack {
        Color.blue.layoutPriority(-1).probe("c"); box(40, 30).probe("b")
      }
    },
    LayoutCase(
      "zstack-fixedsize-fills", .own, 200, 200, size: [40, 30], frames: ["c": [0, 0, 40, 30], "b": [0, 0, 40, 30]]
    ) {
      ZStack {
        Color.blue.probe("c"); box(40, 30).probe("b")
      }.fixedSize()
    },
    LayoutCase("overlay-guide", .own, nil, nil, size: [40, 20], frames: ["o": [40, 10, 10, 10]]) {
      box(40, 20).overlay(alignment: .bottomTrailing) {
        box(10, 10).alignmentGuide(.trailing) { $0[.leading] }.probe("o")
      }
    },
    LayoutCase("background-in-stack", .own, nil, nil, size: [30, 30], frames: ["p": [-2, 8, 24, 14]]) {
      HStack(spacing: 0) {
        box(20, 10).background { Color.red.probe("p").padding(-2) }; box(10, 30)
      }
    },
  ]
}
