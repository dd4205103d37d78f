// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-frames.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let frames: [LayoutCase] = [
    LayoutCase("doc-fixedsize-horizontal", .own, 200, 70, size: [40, 70]) {
      Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("doc-fixedsize-both", .own, 200, 200, size: [40, 30]) {
      Color.red.frame(minWidth: 5, idealWidth: 40, maxWidth: 100, minHeight: 5, idealHeight: 30, maxHeight: 100)
        .fixedSize()
    },
    LayoutCase("tok-frame-flex-h", .own, 500, 500, size: [500, 200]) {
      Rectangle().frame(minHeight: 0, maxHeight: 200)
    },
    LayoutCase("tok-frame-fixed-wh", .own, 500, 500, size: [200, 100]) {
      Rectangle().frame(width: 200, height: 100)
    },
    LayoutCase("tok-frame-infinity-topTrailing", .own, 500, 500, size: [500, 500], frames: ["c": [400, 0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    },
    LayoutCase("tok-frame-fixed-h", .own, 500, 500, size: [500, 200]) {
      Rectangle().frame(height: 200)
    },
    LayoutCase(
      "tok-frame-infinity-bottomLeading", .own, 500, 500, size: [500, 500], frames: ["c": [0, 400, 100, 100]]
    ) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    },
    LayoutCase("tok-frame-infinity-top", .own, 500, 500, size: [500, 500], frames: ["c": [200.0, 0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    LayoutCase("tok-frame-flex-w", .own, 500, 500, size: [200, 500]) {
      Rectangle().frame(minWidth: 0, maxWidth: 200)
    },
    LayoutCase("tok-frame-infinity-leading", .own, 500, 500, size: [500, 500], frames: ["c": [0, 200.0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    },
    LayoutCase("osui-frame-none", .own, 200, 200, size: [200, 200], frames: ["c": [0, 0, 200, 200]]) {
      Color.red.frame().probe("c")
    },
    LayoutCase("tok-frame-infinity-trailing", .own, 500, 500, size: [500, 500], frames: ["c": [400, 200.0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    },
    LayoutCase("doc-frame-maxwidth-infinity", .own, 200, 50, size: [200, 20], frames: ["c": [0, 0, 20, 20]]) {
      box(20, 20).probe("c").frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("defagos-color-fixedsize", .own, 300, 300, size: [10, 10]) {
      Color.red.fixedSize()
    },
    LayoutCase("dual-flexframe-ideal-below-min", .own, nil, 20, size: [20, 20]) {
      Color.red.frame(minWidth: 20, idealWidth: 10)
    },
    LayoutCase("sw-flexframe-ideal-fixedsize", .own, 300, 300, size: [150, 20]) {
      box(40, 20).frame(idealWidth: 150).fixedSize()
    },
    LayoutCase("sw-frame-fixed", .host, 200, 200, frames: ["inner": [40, 60, 40, 40], "outer": [40, 60, 120, 80]]) {
      box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
    },
    LayoutCase("dual-flexframe-max-below-ideal", .own, 100, 20, size: [30, 20]) {
      Color.red.frame(idealWidth: 30, maxWidth: 20)
    },
    LayoutCase("sw-flexframe-minmax-infinity", .own, 300, nil, size: [300, 20], frames: ["f": [0, 0, 300, 20]]) {
      box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("f")
    },
    LayoutCase("sw-flexframe-min", .own, 300, nil, size: [100, 20], frames: ["f": [0, 0, 100, 20]]) {
      box(40, 20).frame(minWidth: 100).probe("f")
    },
    LayoutCase("fatbob-frame-shift", .own, nil, nil, size: [130, 80], frames: ["r": [30, 30, 100, 50]]) {
      box(100, 50).probe("r").frame(width: 130, height: 80, alignment: .bottomTrailing)
    },
    LayoutCase("doc-frame-maxinf-nil", .own, nil, nil, size: [20, 20]) {
      box(20, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("doc-fixed-frame-nonfinite", .own, 100, 50, size: [100, 20]) {
      Color.red.frame(width: -10, height: 20)
    },
    LayoutCase("frame-min-fills", .own, nil, nil, size: [30, 20], frames: ["c": [0, 0, 30, 20]]) {
      Color.red.probe("c").frame(minWidth: 30, minHeight: 20)
    },
    LayoutCase("frame-max-below-ideal", .own, nil, 20, size: [50, 20], frames: ["c": [0, 0, 50, 20]]) {
      Color.red.frame(idealWidth: 80).probe("c").frame(maxWidth: 50)
    },
    LayoutCase(
      "frame-flex-rows", .host, 200, 100,
      frames: [
        "min": [60, 30, 80, 10], "max": [55, 40, 90, 10], "clamp": [65, 50, 70, 10], "over": [40, 60, 120, 10],
      ]
    ) {
      VStack(spacing: 0) {
        box(30, 10).frame(minWidth: 80).probe("min"); box(30, 10).frame(maxWidth: 90).probe("max");
        Color.red.frame(maxWidth: 70, maxHeight: 10).probe("clamp"); box(150, 10).frame(maxWidth: 120).probe("over")
      }
    },
    LayoutCase(
      "frame-resets-spacing", .own, nil, nil, size: [40, 10], frames: ["s": [10, 5, 20, 0], "b": [30, 0, 10, 10]]
    ) {
      HStack {
        box(10, 10); Spacer().frame(width: 20).probe("s"); box(10, 10).probe("b")
      }
    },
    LayoutCase("frame-contradiction", .own, 100, 10, size: [20, 10]) {
      Color.red.frame(minWidth: 50, maxWidth: 20)
    },
  ]
}
