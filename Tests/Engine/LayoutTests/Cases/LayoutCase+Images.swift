// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-images.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let images: [LayoutCase] = [
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
    LayoutCase("doc-landscape-fit", .own, nil, nil, size: [300, 400], frames: ["i": [0, 0, 300, 225]]) {
      Image(width: 4032, height: 3024).resizable().aspectRatio(contentMode: .fit).probe("i").frame(
        width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("doc-landscape-resizable", .own, nil, nil, size: [300, 400], frames: ["i": [0, 0, 300, 400]]) {
      Image(width: 4032, height: 3024).resizable().probe("i").frame(width: 300, height: 400, alignment: .topLeading)
    },
    LayoutCase("sw-color-ratio", .own, 400, 340, size: [100, 100], frames: ["c": [0, 25, 100, 50]]) {
      Color.blue.aspectRatio(2, contentMode: .fit).probe("c").frame(width: 100, height: 100)
    },
    LayoutCase("sw-image-fill", .own, 400, 340, size: [40, 60], frames: ["image": [-28, 0, 96, 60]]) {
      Image(width: 64, height: 40).resizable().scaledToFill().probe("image").frame(width: 40, height: 60)
    },
    LayoutCase("sw-image-square-fit", .own, 400, 340, size: [60, 40], frames: ["image": [10, 0, 40, 40]]) {
      Image(width: 64, height: 40).resizable().aspectRatio(1, contentMode: .fit).probe("image").frame(
        width: 60, height: 40)
    },
    LayoutCase("sw-image-third-fill", .own, 400, 340, size: [30, 30], frames: ["image": [0, -30, 30, 90]]) {
      Image(width: 64, height: 40).resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).probe(
        "image"
      ).frame(width: 30, height: 30)
    },
    LayoutCase(
      "sw-image-resizable", .host, 300, 200,
      frames: [
        "row1": [45, 11, 210, 30], "shrunk": [45, 11, 30, 30], "stretched": [83, 11, 96, 30],
        "overflow": [187, 11, 30, 30], "overflowClipped": [225, 11, 30, 30], "flexibleWidth": [0, 49, 300, 24],
        "row3": [0, 81, 300, 40], "flexA": [0, 81, 150, 40], "flexB": [150, 81, 150, 40], "padded": [90, 129, 120, 60],
        "stack": [0, 11, 300, 178],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Image(width: 64, height: 40).resizable().frame(width: 30, height: 30).probe("shrunk");
          Image(width: 64, height: 40).resizable().frame(width: 96, height: 30).probe("stretched");
          Image(width: 64, height: 40).frame(width: 30, height: 30).probe("overflow");
          Image(width: 64, height: 40).frame(width: 30, height: 30).clipped().probe("overflowClipped")
        }.probe("row1"); Image(width: 64, height: 40).resizable().frame(height: 24).probe("flexibleWidth");
        HStack(spacing: 0) {
          Image(width: 20, height: 64).resizable().probe("flexA");
          Image(width: 64, height: 40).resizable().probe("flexB")
        }.frame(height: 40).probe("row3");
        Image(width: 64, height: 40).resizable().padding(10).background(Color.yellow).frame(width: 120, height: 60)
          .probe("padded")
      }.probe("stack")
    },
    LayoutCase("sw-image-width-only", .own, 350, 100, size: [100, 62.5], frames: ["image": [0, 0, 100, 62.5]]) {
      Image(width: 64, height: 40).resizable().scaledToFit().probe("image").frame(width: 100)
    },
    LayoutCase("sw-image-fit-tall", .own, 400, 340, size: [40, 100], frames: ["image": [0, 37.5, 40, 25]]) {
      Image(width: 64, height: 40).resizable().scaledToFit().probe("image").frame(width: 40, height: 100)
    },
    LayoutCase("aspect-nil-height", .own, 100, nil, size: [100, 50], frames: ["i": [0, 0, 100, 50]]) {
      Image(width: 40, height: 20).resizable().scaledToFill().probe("i")
    },
  ]
}
