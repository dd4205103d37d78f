// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-positions.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let positions: [LayoutCase] = [
    LayoutCase(
      "osui-pixel-edges-thirds", .own, 200, 200, scale: 2, size: [200, 200],
      frames: ["r": [0, 0, 200, 61.3333], "b": [0, 69.3333, 200, 61.3333], "g": [0, 138.6667, 200, 61.3333]],
      painted: ["r": ["top": 0, "bottom": 123], "b": ["top": 139, "bottom": 261], "g": ["top": 277, "bottom": 400]]
    ) {
      VStack {
        Color.red.probe("r"); Color.blue.probe("b"); Color.green.probe("g")
      }
    },
    LayoutCase(
      "osui-offset-frame", .own, 200, 200, size: [80, 60], frames: ["c": [20, 15, 80, 60], "g": [40, 30, 80, 60]]
    ) {
      Color.blue.probe("c").offset(x: 20, y: 15).frame(width: 80, height: 60).overlay(
        Color.green.probe("g").offset(x: 40, y: 30))
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
    LayoutCase("sw-border-no-layout", .own, 300, 160, size: [31, 16], frames: ["t": [0, 0, 31, 16]]) {
      box(31, 16).border(Color.red, width: 8).probe("t")
    },
    LayoutCase(
      "sw-clip-no-layout", .host, 200, 200,
      frames: [
        "clipped": [50, 10, 100, 60], "corner": [50, 80, 100, 60], "faded": [50, 150, 100, 40],
        "stack": [50, 10, 100, 180],
      ]
    ) {
      VStack(spacing: 10) {
        box(100, 60).probe("clipped").clipShape(RoundedRectangle(cornerRadius: 12));
        box(100, 60).probe("corner").cornerRadius(20); box(100, 40).opacity(0.5).probe("faded")
      }.probe("stack")
    },
    LayoutCase(
      "sw-fractional-frame-and-paint", .host, 200, 100, scale: 2, frames: ["t": [84.5, 40.75, 31, 18.5]],
      painted: ["t": ["left": 169, "top": 82, "right": 231, "bottom": 119]]
    ) {
      box(31, 18.5).probe("t")
    },
    LayoutCase(
      "sw-hidden-keeps-frame", .own, nil, nil, size: [80, 40], frames: ["h": [0, 0, 80, 30], "b": [35, 30, 10, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 30).hidden().probe("h"); box(10, 10).probe("b")
      }
    },
    LayoutCase("fatbob-offset", .own, nil, nil, size: [100, 50], frames: ["o": [0, 0, 100, 50]]) {
      box(100, 50).offset(x: 30, y: 30).probe("o")
    },
    LayoutCase(
      "ios-spacing-defaults", .own, 320, 300, size: [60, 42], frames: ["a": [16, 16, 10, 10], "b": [34, 16, 10, 10]]
    ) {
      HStack {
        box(10, 10).probe("a"); box(10, 10).probe("b")
      }.padding().probe("p")
    },
    LayoutCase(
      "sw-padding-default", .host, 200, 100, frames: ["inner": [16, 16, 168, 68], "outer": [0, 0, 200, 100]]
    ) {
      Color.red.probe("inner").padding().probe("outer")
    },
    LayoutCase(
      "sw-position", .host, 320, 240,
      frames: [
        "zstack": [60, 0, 200, 90], "inZStack": [60, 0, 200, 90], "point": [60, 0, 200, 90],
        "hstack": [0, 100, 320, 50], "left": [0, 117, 24, 16], "inHStack": [34, 100, 244, 50],
        "right": [288, 117, 32, 16], "vstack": [0, 160, 320, 80], "above": [140.75, 160, 38.5, 16],
        "inVStack": [0, 180, 320, 40], "below": [141.75, 224, 36.5, 16], "stack": [0, 0, 320, 240],
      ]
    ) {
      VStack(spacing: 10) {
        ZStack {
          Color.gray; box(40, 40).position(x: 50, y: 30).probe("inZStack");
          box(30, 30).position(x: 150, y: 60).probe("point")
        }.frame(width: 200, height: 90).probe("zstack");
        HStack(spacing: 10) {
          box(24, 16).probe("left"); box(30, 30).position(x: 20, y: 20).probe("inHStack"); box(32, 16).probe("right")
        }.frame(height: 50).probe("hstack");
        VStack(spacing: 4) {
          box(38.5, 16).probe("above"); box(30, 20).position(x: 40, y: 10).probe("inVStack");
          box(36.5, 16).probe("below")
        }.probe("vstack")
      }.probe("stack")
    },
    LayoutCase("doc-padding-larger-than-proposal", .own, 30, 30, size: [40, 40], frames: ["c": [20, 20, 0, 0]]) {
      Color.red.probe("c").padding(20)
    },
    LayoutCase("doc-position-nil", .own, nil, nil, size: [50, 40]) {
      box(50, 40).position(x: 5, y: 5)
    },
    LayoutCase("padding-spacer", .own, nil, nil, size: [37, 10], frames: ["b": [27, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer().padding(.leading, 1).probe("s"); box(10, 10).probe("b")
      }
    },
    LayoutCase("position-rtl", .own, 100, 50, size: [100, 50], frames: ["c": [60, 15, 20, 10]]) {
      box(20, 10).probe("c").position(x: 30, y: 20).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase("offset-rtl", .own, nil, nil, size: [20, 10], frames: ["c": [-5, 3, 20, 10]]) {
      box(20, 10).probe("c").offset(x: 5, y: 3).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "padding-edges", .own, 200, 100, size: [200, 100], frames: ["c": [32, 17, 164, 64], "o": [0, 0, 200, 100]]
    ) {
      Color.red.probe("c").padding(.leading, 30).padding(.vertical).padding(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ).probe("o")
    },
    LayoutCase("padding-negative", .own, nil, nil, size: [50, 40], frames: ["c": [-10, -10, 70, 60]]) {
      Color.red.probe("c").padding(-10).frame(width: 50, height: 40)
    },
  ]
}
