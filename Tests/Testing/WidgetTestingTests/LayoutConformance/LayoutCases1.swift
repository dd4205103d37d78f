// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-cases.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutCases1: [LayoutCase] = [
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
    LayoutCase("tok-aspect-05-fill", .own, 500, 500, size: [100, 100], frames: ["c": [0, -50, 100, 200]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fill).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("osui-aspect-two-fill", .own, nil, nil, size: [50, 100], frames: ["c": [-75, 0, 200, 100]]) {
      Color.green.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).probe("c").frame(
        width: 50, height: 100)
    },
    LayoutCase("doc-circle-scaledtofit", .own, nil, nil, size: [300, 150], frames: ["c": [75, 0, 150, 150]]) {
      Circle().scaledToFit().probe("c").frame(width: 300, height: 150)
    },
    LayoutCase("doc-ellipse-075-fit", .own, nil, nil, size: [200, 200], frames: ["e": [25, 0, 150, 200]]) {
      Ellipse().aspectRatio(0.75, contentMode: .fit).probe("e").frame(width: 200, height: 200)
    },
    LayoutCase("doc-circle-scaledtofill", .own, nil, nil, size: [300, 150], frames: ["c": [0, -75, 300, 300]]) {
      Circle().scaledToFill().probe("c").frame(width: 300, height: 150)
    },
    LayoutCase("tok-aspect-15-fit", .own, 500, 500, size: [100, 100], frames: ["c": [0, 16.6667, 100, 66.6667]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fit).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("tok-aspect-05-fit", .own, 500, 500, size: [100, 100], frames: ["c": [25, 0, 50, 100]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fit).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("osui-aspect-nil-fill", .own, nil, nil, size: [50, 100], frames: ["c": [-25, 0, 100, 100]]) {
      Color.green.aspectRatio(contentMode: .fill).probe("c").frame(width: 50, height: 100)
    },
    LayoutCase("doc-containerrelative-background", .own, 200, 200, size: [60, 20], frames: ["bg": [0, 0, 60, 20]]) {
      box(60, 20).background { Color.blue.probe("bg") }
    },
    LayoutCase(
      "osui-divider-vstack", .own, 100, 100, scale: 2, size: [100, 100],
      frames: ["a": [0, 0, 100, 41.75], "d": [0, 49.75, 100, 0.5], "b": [0, 58.25, 100, 41.75]]
    ) {
      VStack {
        Color.red.probe("a"); Divider().probe("d"); Color.red.probe("b")
      }
    },
    LayoutCase("doc-fixedsize-horizontal", .own, 200, 70, size: [40, 70]) {
      Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("doc-fixedsize-both", .own, 200, 200, size: [40, 30]) {
      Color.red.frame(minWidth: 5, idealWidth: 40, maxWidth: 100, minHeight: 5, idealHeight: 30, maxHeight: 100)
        .fixedSize()
    },
    LayoutCase(
      "osui-pixel-edges-thirds", .own, 200, 200, scale: 2, size: [200, 200],
      frames: ["r": [0, 0, 200, 61.3333], "b": [0, 69.3333, 200, 61.3333], "g": [0, 138.6667, 200, 61.3333]],
      painted: ["r": ["top": 0, "bottom": 123], "b": ["top": 139, "bottom": 261], "g": ["top": 277, "bottom": 400]]
    ) {
      VStack {
        Color.red.probe("r"); Color.blue.probe("b"); Color.green.probe("g")
      }
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
    LayoutCase("doc-gridcellanchor", .own, nil, nil, size: [121, 121], frames: ["d": [73.5, 98.5, 10, 10]]) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          box(60, 60); box(60, 60)
        };
        GridRow {
          box(60, 60); box(10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).probe("d")
        }
      }
    },
    LayoutCase(
      "doc-grid-widest-cell", .own, nil, nil, size: [58, 38],
      frames: ["a": [10, 5, 10, 10], "b": [38, 0, 20, 20], "c": [0, 28, 30, 10], "d": [43, 28, 10, 10]]
    ) {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          box(10, 10).probe("a"); box(20, 20).probe("b")
        };
        GridRow {
          box(30, 10).probe("c"); box(10, 10).probe("d")
        }
      }
    },
    LayoutCase(
      "osui-foreach-flatten", .own, 200, 200, size: [40, 86],
      frames: ["r": [15, 0, 10, 10], "g": [10, 18, 20, 20], "b": [0, 46, 40, 40]]
    ) {
      VStack {
        box(10, 10).probe("r"); box(20, 20).probe("g"); ForEach(0..<1) { _ in box(40, 40).probe("b") }
      }
    },
    LayoutCase("doc-landscape-fit", .own, nil, nil, size: [300, 400], frames: ["i": [0, 0, 300, 225]]) {
      Image(width: 4032, height: 3024).resizable().aspectRatio(contentMode: .fit).probe("i").frame(
        width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("doc-landscape-resizable", .own, nil, nil, size: [300, 400], frames: ["i": [0, 0, 300, 400]]) {
      Image(width: 4032, height: 3024).resizable().probe("i").frame(width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("doc-nil-hstack-colors", .own, nil, nil, size: [28, 10]) {
      HStack {
        Color.red; Color.blue
      }
    },
    LayoutCase("doc-nil-frame-w", .own, nil, nil, size: [40, 10]) {
      Color.red.frame(width: 40)
    },
    LayoutCase("doc-nil-vstack-boxes", .own, nil, nil, size: [50, 38]) {
      VStack {
        box(30, 20); box(50, 10)
      }
    },
    LayoutCase("doc-unspecified-default-10", .own, nil, nil, size: [10, 10]) {
      Color.red
    },
    LayoutCase(
      "osui-offset-frame", .own, 200, 200, size: [80, 60], frames: ["c": [20, 15, 80, 60], "g": [40, 30, 80, 60]]
    ) {
      Color.blue.probe("c").offset(x: 20, y: 15).frame(width: 80, height: 60).overlay(
        Color.green.probe("g").offset(x: 40, y: 30))
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
  ]
}
