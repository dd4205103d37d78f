// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-cases.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutCases2: [LayoutCase] = [
    LayoutCase(
      "doc-overlay-many", .own, 200, 200, size: [60, 40], frames: ["a": [0, 0, 30, 10], "b": [0, 0, 10, 30]]
    ) {
      box(60, 40).overlay(alignment: .topLeading) {
        box(30, 10).probe("a"); box(10, 30).probe("b")
      }
    },
    LayoutCase("osui-padding-horizontal40", .own, 200, 200, size: [130, 30], frames: ["c": [40, 0, 50, 30]]) {
      box(50, 30).probe("c").padding(.horizontal, 40)
    },
    LayoutCase("osui-padding-top-trailing25", .own, 200, 200, size: [75, 55], frames: ["c": [0, 25, 50, 30]]) {
      box(50, 30).probe("c").padding([.top, .trailing], 25)
    },
    LayoutCase("osui-padding-top30", .own, 200, 200, size: [50, 60], frames: ["c": [0, 30, 50, 30]]) {
      box(50, 30).probe("c").padding(.top, 30)
    },
    LayoutCase("osui-padding-default", .own, 200, 200, size: [82, 62], frames: ["c": [16, 16, 50, 30]]) {
      box(50, 30).probe("c").padding()
    },
    LayoutCase(
      "osui-padding-nested", .own, 200, 200, size: [110, 90], frames: ["g": [20, 20, 70, 50], "c": [30, 30, 50, 30]]
    ) {
      box(50, 30).probe("c").padding(10).probe("g").padding(20)
    },
    LayoutCase("osui-position-origin", .own, 200, 200, size: [100, 100], frames: ["c": [-25, -25, 50, 50]]) {
      box(50, 50).probe("c").position().frame(width: 100, height: 100)
    },
    LayoutCase("osui-position-y50", .own, 200, 200, size: [100, 100], frames: ["c": [-25, 25, 50, 50]]) {
      box(50, 50).probe("c").position(y: 50).frame(width: 100, height: 100)
    },
    LayoutCase("osui-position-x50y50", .own, 200, 200, size: [100, 100], frames: ["c": [25, 25, 50, 50]]) {
      box(50, 50).probe("c").position(x: 50, y: 50).frame(width: 100, height: 100)
    },
    LayoutCase("doc-infinite-maxframe", .own, .infinity, .infinity, size: [120, 90]) {
      Color.red.frame(maxWidth: 120, maxHeight: 90)
    },
    LayoutCase("doc-infinite-image", .own, .infinity, .infinity, size: [64, 40]) {
      Image(width: 64, height: 40)
    },
    LayoutCase("doc-zero-fixedframe-zero", .own, 0, 0, size: [50, 60]) {
      box(50, 60)
    },
    LayoutCase("doc-infinite-color", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      Color.red
    },
    LayoutCase("doc-zero-minframe-zero", .own, 0, 0, size: [30, 20]) {
      Color.red.frame(minWidth: 30, minHeight: 20)
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
    LayoutCase("doc-viewthatfits-big", .own, 200, 50, size: [200, 10], frames: ["l": [0, 0, 200, 10]]) {
      ViewThatFits(in: .horizontal) {
        box(200, 10).probe("l"); box(100, 10).probe("m"); box(50, 10).probe("s")
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
  ]
}
