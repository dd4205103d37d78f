import Foundation
import LayoutEngine

@testable import Views

extension LayoutCase {
  static let frames: [LayoutCase] = [
    LayoutCase(
      "doc-custom-alignment-mean", .own, nil, nil, size: (40, 40),
      frames: ["v": [0, 0, 20, 40], "b": [20, 20, 20, 20]]
    ) {
      HStack(alignment: .mid, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20).alignmentGuide(.mid) { _ in 10 }; box(20, 20).alignmentGuide(.mid) { _ in 10 }
        }.probe("v"); box(20, 20).alignmentGuide(.mid) { _ in 0 }.probe("b")
      }
    },
    LayoutCase("tok-aspect-05-fill", .own, 500, 500, size: (100, 100), frames: ["c": [0, -50, 100, 200]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fill).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("osui-aspect-two-fill", .own, nil, nil, size: (50, 100), frames: ["c": [-75, 0, 200, 100]]) {
      Color.green.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).probe("c").frame(
        width: 50, height: 100)
    },
    LayoutCase("doc-circle-scaledtofit", .own, nil, nil, size: (300, 150), frames: ["c": [75, 0, 150, 150]]) {
      Circle().scaledToFit().probe("c").frame(width: 300, height: 150)
    },
    LayoutCase("doc-ellipse-075-fit", .own, nil, nil, size: (200, 200), frames: ["e": [25, 0, 150, 200]]) {
      Ellipse().aspectRatio(0.75, contentMode: .fit).probe("e").frame(width: 200, height: 200)
    },
    LayoutCase("doc-circle-scaledtofill", .own, nil, nil, size: (300, 150), frames: ["c": [0, -75, 300, 300]]) {
      Circle().scaledToFill().probe("c").frame(width: 300, height: 150)
    },
    LayoutCase("tok-aspect-15-fit", .own, 500, 500, size: (100, 100), frames: ["c": [0, 16.6667, 100, 66.6667]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fit).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("tok-aspect-05-fit", .own, 500, 500, size: (100, 100), frames: ["c": [25, 0, 50, 100]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fit).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("osui-aspect-nil-fill", .own, nil, nil, size: (50, 100), frames: ["c": [-25, 0, 100, 100]]) {
      Color.green.aspectRatio(contentMode: .fill).probe("c").frame(width: 50, height: 100)
    },
    LayoutCase("doc-containerrelative-background", .own, 200, 200, size: (60, 20), frames: ["bg": [0, 0, 60, 20]]) {
      box(60, 20).background { Color.blue.probe("bg") }
    },
    LayoutCase("doc-fixedsize-horizontal", .own, 200, 70, size: (40, 70)) {
      Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("doc-fixedsize-both", .own, 200, 200, size: (40, 30)) {
      Color.red.frame(minWidth: 5, idealWidth: 40, maxWidth: 100, minHeight: 5, idealHeight: 30, maxHeight: 100)
        .fixedSize()
    },
    LayoutCase(
      "osui-pixel-edges-thirds", .own, 200, 200, size: (200, 200),
      frames: ["r": [0, 0, 200, 61.3333], "b": [0, 69.3333, 200, 61.3333], "g": [0, 138.6667, 200, 61.3333]]
    ) {
      VStack {
        Color.red.probe("r"); Color.blue.probe("b"); Color.green.probe("g")
      }
    },
    LayoutCase("tok-frame-flex-h", .own, 500, 500, size: (500, 200)) {
      Rectangle().frame(minHeight: 0, maxHeight: 200)
    },
    LayoutCase("tok-frame-fixed-wh", .own, 500, 500, size: (200, 100)) {
      Rectangle().frame(width: 200, height: 100)
    },
    LayoutCase("tok-frame-infinity-topTrailing", .own, 500, 500, size: (500, 500), frames: ["c": [400, 0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    },
    LayoutCase("tok-frame-fixed-h", .own, 500, 500, size: (500, 200)) {
      Rectangle().frame(height: 200)
    },
    LayoutCase("tok-frame-infinity-bottomLeading", .own, 500, 500, size: (500, 500), frames: ["c": [0, 400, 100, 100]])
    {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    },
    LayoutCase("tok-frame-infinity-top", .own, 500, 500, size: (500, 500), frames: ["c": [200, 0, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    LayoutCase("tok-frame-flex-w", .own, 500, 500, size: (200, 500)) {
      Rectangle().frame(minWidth: 0, maxWidth: 200)
    },
    LayoutCase("tok-frame-infinity-leading", .own, 500, 500, size: (500, 500), frames: ["c": [0, 200, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    },
    LayoutCase("tok-frame-infinity-trailing", .own, 500, 500, size: (500, 500), frames: ["c": [400, 200, 100, 100]]) {
      box(100, 100).probe("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    },
    LayoutCase("doc-frame-maxwidth-infinity", .own, 200, 50, size: (200, 20), frames: ["c": [0, 0, 20, 20]]) {
      box(20, 20).probe("c").frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("doc-landscape-fit", .own, nil, nil, size: (300, 400), frames: ["i": [0, 0, 300, 225]]) {
      Image(width: 4032, height: 3024).resizable().aspectRatio(contentMode: .fit).probe("i").frame(
        width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("doc-landscape-resizable", .own, nil, nil, size: (300, 400), frames: ["i": [0, 0, 300, 400]]) {
      Image(width: 4032, height: 3024).resizable().probe("i").frame(width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("doc-nil-hstack-colors", .own, nil, nil, size: (28, 10)) {
      HStack {
        Color.red; Color.blue
      }
    },
    LayoutCase("doc-nil-frame-w", .own, nil, nil, size: (40, 10)) {
      Color.red.frame(width: 40)
    },
    LayoutCase("doc-nil-vstack-boxes", .own, nil, nil, size: (50, 38)) {
      VStack {
        box(30, 20); box(50, 10)
      }
    },
    LayoutCase("doc-unspecified-default-10", .own, nil, nil, size: (10, 10)) {
      Color.red
    },
    LayoutCase(
      "osui-offset-frame", .own, 200, 200, size: (80, 60), frames: ["c": [20, 15, 80, 60], "g": [40, 30, 80, 60]]
    ) {
      Color.blue.probe("c").offset(x: 20, y: 15).frame(width: 80, height: 60).overlay(
        Color.green.probe("g").offset(x: 40, y: 30))
    },
    LayoutCase("tok-overlay-bottom", .own, 500, 500, size: (100, 100), frames: ["o": [25, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottom) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-topTrailing", .own, 500, 500, size: (100, 100), frames: ["o": [50, 0, 50, 50]]) {
      box(100, 100).overlay(alignment: .topTrailing) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-bottomLeading", .own, 500, 500, size: (100, 100), frames: ["o": [0, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottomLeading) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-bottomTrailing", .own, 500, 500, size: (100, 100), frames: ["o": [50, 50, 50, 50]]) {
      box(100, 100).overlay(alignment: .bottomTrailing) { box(50, 50).probe("o") }
    },
    LayoutCase("tok-overlay-topLeading", .own, 500, 500, size: (100, 100), frames: ["o": [0, 0, 50, 50]]) {
      box(100, 100).overlay(alignment: .topLeading) { box(50, 50).probe("o") }
    },
    LayoutCase(
      "doc-overlay-many", .own, 200, 200, size: (60, 40), frames: ["a": [0, 0, 30, 10], "b": [0, 0, 10, 30]]
    ) {
      box(60, 40).overlay(alignment: .topLeading) {
        box(30, 10).probe("a"); box(10, 30).probe("b")
      }
    },
    LayoutCase("osui-padding-horizontal40", .own, 200, 200, size: (130, 30), frames: ["c": [40, 0, 50, 30]]) {
      box(50, 30).probe("c").padding(.horizontal, 40)
    },
    LayoutCase("osui-padding-top-trailing25", .own, 200, 200, size: (75, 55), frames: ["c": [0, 25, 50, 30]]) {
      box(50, 30).probe("c").padding([.top, .trailing], 25)
    },
    LayoutCase("osui-padding-top30", .own, 200, 200, size: (50, 60), frames: ["c": [0, 30, 50, 30]]) {
      box(50, 30).probe("c").padding(.top, 30)
    },
    LayoutCase("osui-padding-default", .own, 200, 200, size: (82, 62), frames: ["c": [16, 16, 50, 30]]) {
      box(50, 30).probe("c").padding()
    },
  ]
}
