import Foundation
import LayoutEngine

@testable import Views

extension LayoutCase {
  static let images: [LayoutCase] = [
    LayoutCase("sw-flexframe-minmax-infinity", .own, 300, nil, size: (300, 20), frames: ["f": [0, 0, 300, 20]]) {
      box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("f")
    },
    LayoutCase("sw-flexframe-min", .own, 300, nil, size: (100, 20), frames: ["f": [0, 0, 100, 20]]) {
      box(40, 20).frame(minWidth: 100).probe("f")
    },
    LayoutCase("fatbob-frame-shift", .own, nil, nil, size: (130, 80), frames: ["r": [30, 30, 100, 50]]) {
      box(100, 50).probe("r").frame(width: 130, height: 80, alignment: .bottomTrailing)
    },
    LayoutCase(
      "sw-hidden-keeps-frame", .own, nil, nil, size: (80, 40), frames: ["h": [0, 0, 80, 30], "b": [35, 30, 10, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 30).hidden().probe("h"); box(10, 10).probe("b")
      }
    },
    LayoutCase("sw-image-fill", .own, 400, 340, size: (40, 60), frames: ["image": [-28, 0, 96, 60]]) {
      Image(width: 64, height: 40).resizable().scaledToFill().probe("image").frame(width: 40, height: 60)
    },
    LayoutCase("sw-image-square-fit", .own, 400, 340, size: (60, 40), frames: ["image": [10, 0, 40, 40]]) {
      Image(width: 64, height: 40).resizable().aspectRatio(1, contentMode: .fit).probe("image").frame(
        width: 60, height: 40)
    },
    LayoutCase("sw-image-third-fill", .own, 400, 340, size: (30, 30), frames: ["image": [0, -30, 30, 90]]) {
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
    LayoutCase("sw-image-width-only", .own, 350, 100, size: (100, 62.5), frames: ["image": [0, 0, 100, 62.5]]) {
      Image(width: 64, height: 40).resizable().scaledToFit().probe("image").frame(width: 100)
    },
    LayoutCase("sw-image-fit-tall", .own, 400, 340, size: (40, 100), frames: ["image": [0, 37.5, 40, 25]]) {
      Image(width: 64, height: 40).resizable().scaledToFit().probe("image").frame(width: 40, height: 100)
    },
    LayoutCase("fatbob-rect-zero", .own, 0, 0, size: (0, 0)) {
      Rectangle()
    },
    LayoutCase("fatbob-rect-infinity", .own, .infinity, .infinity, size: (.infinity, .infinity)) {
      Rectangle()
    },
    LayoutCase("fatbob-offset", .own, nil, nil, size: (100, 50), frames: ["o": [0, 0, 100, 50]]) {
      box(100, 50).offset(x: 30, y: 30).probe("o")
    },
    LayoutCase(
      "fatbob-heart-overlay", .own, nil, nil, size: (150, 50),
      frames: ["b": [0, 0, 150, 50], "h": [135, -15, 30, 30]]
    ) {
      box(150, 50).probe("b").overlay(alignment: .topTrailing) {
        box(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.probe("h")
      }
    },
    LayoutCase(
      "ios-spacing-defaults", .own, 320, 300, size: (60, 42), frames: ["a": [16, 16, 10, 10], "b": [34, 16, 10, 10]]
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
    LayoutCase("sw-root-centering", .host, 200, 100, frames: ["box": [75, 35, 50, 30]]) {
      box(50, 30).probe("box")
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
      "sw-hstack-distribution", .host, 300, 100,
      frames: ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.frame(width: 50).probe("b"); Color.green.probe("c")
      }
    },
    LayoutCase(
      "objc-three-rects", .own, nil, nil, size: (300, 100),
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
      "stackotter-vstack-min-lie-0", .own, 100, 0, size: (100, 85),
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
      "stackotter-vstack-min-lie-85", .own, 100, 85, size: (100, 122.5),
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
      "sw-zstack", .host, 200, 200,
      frames: ["a": [50, 50, 100, 100], "b": [120, 120, 30, 30], "stack": [50, 50, 100, 100]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box(100, 100).probe("a"); box(30, 30).probe("b")
      }.probe("stack")
    },
    LayoutCase(
      "fatbob-heart-zstack", .own, nil, nil, size: (165, 65), frames: ["b": [0, 15, 150, 50], "h": [135, 0, 30, 30]]
    ) {
      ZStack(alignment: .topTrailing) {
        box(150, 50).probe("b");
        box(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.probe("h")
      }
    },
    LayoutCase("doc-frame-maxinf-nil", .own, nil, nil, size: (20, 20)) {
      box(20, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("doc-padding-larger-than-proposal", .own, 30, 30, size: (40, 40), frames: ["c": [20, 20, 0, 0]]) {
      Color.red.probe("c").padding(20)
    },
    LayoutCase(
      "fatbob-guide-through-frame", .own, nil, nil, size: (55, 50),
      frames: ["p": [0, 0, 30, 30], "b": [15, 30, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 20).alignmentGuide(.leading) { _ in 10 }.padding(5).probe("p"); box(40, 20).probe("b")
      }
    },
    LayoutCase(
      "objc-builtin-guide-not-through-stack", .own, nil, nil, size: (40, 40),
      frames: ["h": [0, 0, 40, 20], "b": [0, 20, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(20, 20).alignmentGuide(.leading) { _ in 10 }; box(20, 20)
        }.probe("h"); box(40, 20).probe("b")
      }
    },
    LayoutCase("doc-nil-hstack-spacer", .own, nil, nil, size: (28, 10)) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    },
    LayoutCase("doc-fixed-frame-nonfinite", .own, 100, 50, size: (100, 20)) {
      Color.red.frame(width: -10, height: 20)
    },
    LayoutCase(
      "doc-vstack-redistribute-on-place", .own, nil, nil, size: (80, 30),
      frames: ["a": [0, 0, 80, 10], "c": [0, 10, 80, 10], "b": [25, 20, 30, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 10).probe("a"); Color.red.probe("c"); box(30, 10).probe("b")
      }.fixedSize()
    },
  ]
}
