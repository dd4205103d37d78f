// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-cases.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutCases3: [LayoutCase] = [
    LayoutCase("sw-color-ratio", .own, 400, 340, size: [100, 100], frames: ["c": [0, 25, 100, 50]]) {
      Color.blue.aspectRatio(2, contentMode: .fit).probe("c").frame(width: 100, height: 100)
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
    LayoutCase("ios-divider-hairline", .own, 320, 300, scale: 2, frames: ["d": [nil, nil, 320, 0.5]]) {
      VStack(spacing: 0) {
        box(40, 10); Divider().probe("d")
      }
    },
    LayoutCase("defagos-color-fixedsize", .own, 300, 300, size: [10, 10]) {
      Color.red.fixedSize()
    },
    LayoutCase(
      "sw-fractional-frame-and-paint", .host, 200, 100, scale: 2, frames: ["t": [84.5, 40.75, 31, 18.5]],
      painted: ["t": ["left": 169, "top": 82, "right": 231, "bottom": 119]]
    ) {
      box(31, 18.5).probe("t")
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
    LayoutCase(
      "sw-grid-alignment", .host, 320, 200,
      frames: [
        "a": [95, nil, 9, 16], "red": [112, nil, 40, 40], "blue": [44, nil, 60, 20], "h": [142, nil, 10, 16],
        "bottomTrailing": [44, nil, 108, nil], "ca": [193.5, nil, 9, 16], "cred": [236, nil, 40, 40],
        "cblue": [168, nil, 60, 20], "ch": [251, nil, 10, 16], "center": [168, nil, 108, nil],
        "row": [44, nil, 232, nil],
      ]
    ) {
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            box(9, 16).probe("a"); box(40, 40).probe("red")
          };
          GridRow {
            box(60, 20).probe("blue"); box(10, 16).probe("h")
          }
        }.probe("bottomTrailing");
        Grid(alignment: .center) {
          GridRow {
            box(9, 16).probe("ca"); box(40, 40).probe("cred")
          };
          GridRow {
            box(60, 20).probe("cblue"); box(10, 16).probe("ch")
          }
        }.probe("center")
      }.probe("row")
    },
    LayoutCase(
      "sw-grid-span-flexible-row", .own, 320, 240,
      frames: [
        "a": [69, nil, 9, 16], "red": [86, nil, 60, 40], "e": [312, nil, 8, 16], "blue": [0, nil, 78, 20],
        "divider": [0, nil, 320, 4],
      ]
    ) {
      Grid(alignment: .leading) {
        GridRow {
          box(60, 16).gridCellColumns(2); box(28, 16)
        };
        GridRow {
          box(9, 16).gridColumnAlignment(.trailing).probe("a"); box(60, 40).probe("red");
          box(8, 16).gridCellAnchor(.bottomTrailing).probe("e")
        }; Color.green.frame(height: 4).probe("divider");
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue"); box(10, 16)
        }
      }
    },
    LayoutCase(
      "sw-hidden-keeps-frame", .own, nil, nil, size: [80, 40], frames: ["h": [0, 0, 80, 30], "b": [35, 30, 10, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 30).hidden().probe("h"); box(10, 10).probe("b")
      }
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
    LayoutCase(
      "sw-lazyvgrid-fixed-flexible", .host, 320, 44,
      frames: [
        "columns": [20, 0, 280, 44], "cell0": [31, 0, 60, 20], "cell1": [99, 0, 102, 20], "cell2": [209, 0, 80, 20],
        "cell3": [31, 24, 60, 20], "cell4": [99, 24, 102, 20], "cell5": [209, 24, 80, 20],
      ]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
        spacing: 4
      ) {
        Color.red.frame(height: 20).probe("cell0"); Color.red.frame(height: 20).probe("cell1");
        Color.red.frame(height: 20).probe("cell2"); Color.red.frame(height: 20).probe("cell3");
        Color.red.frame(height: 20).probe("cell4"); Color.red.frame(height: 20).probe("cell5")
      }.frame(width: 280).probe("columns")
    },
    LayoutCase(
      "sw-lazyvgrid-adaptive", .host, 320, 56,
      frames: [
        "adaptive": [40, 0, 240, 56], "a0": [40, 0, 52.5, 24], "a1": [102.5, 0, 52.5, 24], "a2": [165, 0, 52.5, 24],
        "a3": [227.5, 0, 52.5, 24], "a4": [40, 32, 52.5, 24],
      ]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
        Color.blue.frame(height: 24).probe("a0"); Color.blue.frame(height: 24).probe("a1");
        Color.blue.frame(height: 24).probe("a2"); Color.blue.frame(height: 24).probe("a3");
        Color.blue.frame(height: 24).probe("a4")
      }.frame(width: 240).probe("adaptive")
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
    LayoutCase("fatbob-rect-zero", .own, 0, 0, size: [0, 0]) {
      Rectangle()
    },
    LayoutCase("fatbob-rect-infinity", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      Rectangle()
    },
    LayoutCase("fatbob-offset", .own, nil, nil, size: [100, 50], frames: ["o": [0, 0, 100, 50]]) {
      box(100, 50).offset(x: 30, y: 30).probe("o")
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
      "sw-safeareainset-bottom", .own, 400, 260, size: [100, 200],
      frames: ["plain": [0, 0, 100, 200], "content": [0, 0, 100, 162], "bar": [0, 170, 100, 30]]
    ) {
      VStack(spacing: 0) { Color.red.probe("content") }.safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200).probe("plain")
    },
    LayoutCase("sw-shape-offset-shape", .own, 340, 200, size: [60, 40], frames: ["s": [0, 0, 60, 40]]) {
      Circle().offset(x: 10, y: 5).fill(Color.red).probe("s").frame(width: 60, height: 40)
    },
    LayoutCase("sw-shape-trim", .own, 340, 200, size: [60, 40], frames: ["s": [10, 0, 40, 40]]) {
      Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).probe("s").frame(width: 60, height: 40)
    },
    LayoutCase("sw-shape-path-ideal", .own, 340, 200, size: [10, 10]) {
      Path { p in p.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red).fixedSize()
    },
    LayoutCase("sw-shape-inset-shape", .own, 340, 200, size: [60, 40], frames: ["s": [0, 0, 60, 40]]) {
      RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).probe("s").frame(width: 60, height: 40)
    },
  ]
}
