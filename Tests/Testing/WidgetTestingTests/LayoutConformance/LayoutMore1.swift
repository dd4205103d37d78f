// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-more.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutMore1: [LayoutCase] = [
    LayoutCase(
      "more-largest-minimum-first", .own, 100, 20, size: [100, 20],
      frames: ["a": [0, 0, 20, 20], "b": [20, 0, 80, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.frame(minWidth: 80).probe("b")
      }
    },
    LayoutCase(
      "more-largest-minimum-spacers", .own, 100, 20, size: [100, 20],
      frames: ["a": [0, 10, 20, 0], "b": [40, 10, 60, 0]]
    ) {
      HStack(spacing: 0) {
        Spacer().probe("a"); box(20, 20); Spacer(minLength: 60).probe("b")
      }
    },
    LayoutCase(
      "more-negative-room", .own, 100, 10, size: [140, 10],
      frames: ["a": [0, 0, 80, 10], "b": [80, 0, 0, 10], "c": [80, 0, 60, 10]]
    ) {
      HStack(spacing: 0) {
        box(80, 10).probe("a"); Color.red.probe("b"); box(60, 10).probe("c")
      }
    },
    LayoutCase(
      "more-hstack-priority", .own, 200, 50, size: [200, 50],
      frames: ["a": [0, 0, 10, 50], "b": [10, 0, 160, 50], "c": [170, 0, 30, 50]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).probe("a"); Color.blue.frame(minWidth: 10).layoutPriority(2).probe("b");
        Color.green.frame(width: 30).probe("c")
      }
    },
    LayoutCase(
      "more-guides-reserve-the-edge", .own, nil, nil, size: [35, 20],
      frames: ["a": [10, 0, 20, 10], "b": [5, 10, 30, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in -10 }.probe("a");
        box(30, 10).alignmentGuide(.leading) { _ in -5 }.probe("b")
      }
    },
    LayoutCase(
      "more-guide-union", .own, nil, nil, size: [100, 34],
      frames: ["a": [0, 0, 60, 10], "b": [60, 12, 40, 10], "c": [50, 24, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 2) {
        box(60, 10).alignmentGuide(.leading) { $0[.trailing] }.probe("a"); box(40, 10).probe("b");
        box(20, 10).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
      }
    },
    LayoutCase(
      "more-single-child-passes-guides", .own, nil, nil, size: [35, 20],
      frames: ["h": [0, 0, 20, 10], "b": [5, 10, 30, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { box(20, 10).alignmentGuide(.leading) { _ in 5 } }.probe("h"); box(30, 10).probe("b")
      }
    },
    LayoutCase(
      "more-zstack-fills-lower-priority", .own, 200, 200, size: [40, 30],
      frames: ["c": [0, 0, 40, 30], "b": [0, 0, 40, 30]]
    ) {
      ZStack {
        Color.blue.layoutPriority(-1).probe("c"); box(40, 30).probe("b")
      }
    },
    LayoutCase(
      "more-zstack-fixedsize-fills", .own, 200, 200, size: [40, 30],
      frames: ["c": [0, 0, 40, 30], "b": [0, 0, 40, 30]]
    ) {
      ZStack {
        Color.blue.probe("c"); box(40, 30).probe("b")
      }.fixedSize()
    },
    LayoutCase("more-frame-min-fills", .own, nil, nil, size: [30, 20], frames: ["c": [0, 0, 30, 20]]) {
      Color.red.probe("c").frame(minWidth: 30, minHeight: 20)
    },
    LayoutCase("more-frame-max-below-ideal", .own, nil, 20, size: [50, 20], frames: ["c": [0, 0, 50, 20]]) {
      Color.red.frame(idealWidth: 80).probe("c").frame(maxWidth: 50)
    },
    LayoutCase(
      "more-frame-flex-rows", .host, 200, 100,
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
      "more-frame-resets-spacing", .own, nil, nil, size: [40, 10],
      frames: ["s": [10, 5, 20, 0], "b": [30, 0, 10, 10]]
    ) {
      HStack {
        box(10, 10); Spacer().frame(width: 20).probe("s"); box(10, 10).probe("b")
      }
    },
    LayoutCase("more-padding-spacer", .own, nil, nil, size: [37, 10], frames: ["b": [27, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer().padding(.leading, 1).probe("s"); box(10, 10).probe("b")
      }
    },
    LayoutCase("more-empty-stack", .own, nil, nil, size: [20, 10], frames: ["b": [10, 0, 10, 10]]) {
      HStack {
        box(10, 10); HStack {}; box(10, 10).probe("b")
      }
    },
    LayoutCase("more-emptyview-no-spacing", .own, nil, nil, size: [10, 28], frames: ["b": [0, 18, 10, 10]]) {
      VStack {
        box(10, 10); EmptyView(); Group {}; box(10, 10).probe("b")
      }
    },
    LayoutCase(
      "more-group-modifier", .own, 200, 50,
      frames: ["a": [5, 15, 30, 20], "b": [45, 15, 30, 20], "c": [80, 0, 120, 50]]
    ) {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a"); Color.blue.probe("b")
        }.frame(width: 30, height: 20).padding(5); Color.green.probe("c")
      }
    },
    LayoutCase(
      "more-section-flattens", .own, nil, nil, size: [40, 28],
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
    LayoutCase(
      "more-rtl-grid", .own, nil, nil, size: [54, 42],
      frames: ["a": [34, 0, 20, 10], "b": [0, 0, 30, 10], "c": [7, 16, 40, 10], "d": [34, 32, 10, 10]]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow {
          box(20, 10).probe("a"); box(30, 10).probe("b")
        }; GridRow { box(40, 10).gridCellColumns(2).probe("c") };
        GridRow { box(10, 10).gridColumnAlignment(.trailing).probe("d") }
      }.environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "more-rtl-lazy-grid", .own, nil, nil, size: [60, 24],
      frames: ["a": [34, 0, 20, 10], "b": [6, 0, 20, 10], "c": [34, 14, 20, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4) {
        box(20, 10).probe("a"); box(20, 10).probe("b"); box(20, 10).probe("c")
      }.frame(width: 60).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "more-lazyhgrid", .own, 200, 50, size: [66, 50],
      frames: ["a": [0, 1, 30, 20], "b": [0, 29, 30, 20], "c": [36, 1, 30, 20], "g": [0, 0, 66, 50]]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 6) {
        Color.green.frame(width: 30).probe("a"); Color.green.frame(width: 30).probe("b");
        Color.green.frame(width: 30).probe("c")
      }.frame(height: 50).probe("g")
    },
    LayoutCase(
      "more-lazyvgrid-fixed-adaptive", .own, nil, nil, size: [200, 28],
      frames: ["a": [0, 0, 70, 10], "b": [78, 0, 57, 10], "c": [143, 0, 57, 10], "d": [0, 18, 70, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        Color.red.frame(height: 10).probe("a"); Color.red.frame(height: 10).probe("b");
        Color.red.frame(height: 10).probe("c"); Color.red.frame(height: 10).probe("d")
      }.frame(width: 200)
    },
    LayoutCase(
      "more-grid-flexible", .own, nil, nil, size: [108, 38],
      frames: ["a": [20, 0, 10, 10], "b": [58, 0, 50, 10], "c": [0, 18, 50, 20], "d": [76, 23, 14, 10]]
    ) {
      Grid {
        GridRow {
          box(10, 10).probe("a"); Color.red.frame(height: 10).probe("b")
        };
        GridRow {
          Color.blue.frame(height: 20).probe("c"); box(14, 10).probe("d")
        }
      }.frame(width: 108)
    },
    LayoutCase(
      "more-grid-spacing-topleading", .own, 320, 200, size: [110, 54],
      frames: ["a": [0, 0, 9, 16], "b": [80, 0, 30, 30], "c": [0, 34, 60, 20], "d": [80, 34, 10, 16]]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(9, 16).probe("a"); box(30, 30).probe("b")
        };
        GridRow {
          box(60, 20).probe("c"); box(10, 16).probe("d")
        }
      }
    },
    LayoutCase("more-grid-row-divider", .own, 200, 100, scale: 2, size: [58, 36.5], frames: ["d": [0, 18, 58, 0.5]]) {
      Grid {
        GridRow {
          box(20, 10); box(30, 10)
        }; Divider().gridCellUnsizedAxes(.horizontal).probe("d");
        GridRow {
          box(10, 10); box(10, 10)
        }
      }
    },
    LayoutCase(
      "more-grid-empty-cell", .own, 200, 100, size: [52, 24],
      frames: ["e": [0, 0, 30, 10], "a": [32, 0, 20, 10], "b": [0, 12, 30, 12], "c": [38, 16, 8, 4]]
    ) {
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).probe("e"); box(20, 10).probe("a")
        };
        GridRow {
          box(30, 12).probe("b"); box(8, 4).probe("c")
        }
      }
    },
    LayoutCase(
      "more-grid-row-alignment", .own, nil, nil, size: [20, 60],
      frames: ["a": [10, 20, 10, 10], "b": [10, 40, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 30); box(10, 10).probe("a")
        };
        GridRow {
          box(10, 30); box(10, 10).probe("b")
        }
      }
    },
    LayoutCase(
      "more-scroll-narrow", .own, nil, nil, size: [120, 80], frames: ["s": [35, 0, 50, 80], "c": [35, 0, 50, 300]]
    ) {
      ScrollView { box(50, 300).probe("c") }.probe("s").frame(width: 120, height: 80)
    },
    LayoutCase(
      "more-scroll-short", .own, 120, 80, size: [50, 80], frames: ["s": [0, 0, 50, 80], "c": [0, 0, 50, 30]]
    ) {
      ScrollView { box(50, 30).probe("c") }.probe("s")
    },
    LayoutCase(
      "more-scroll-children", .own, 100, 80, size: [100, 28], frames: ["a": [0, 0, 60, 10], "b": [20, 18, 20, 10]]
    ) {
      ScrollView(.horizontal) {
        box(60, 10).probe("a"); box(20, 10).probe("b")
      }
    },
    LayoutCase(
      "more-scroll-rtl", .own, 80, 20, size: [80, 10],
      frames: ["a": [40, 0, 40, 10], "b": [0, 0, 40, 10], "c": [-40, 0, 40, 10]]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(40, 10).probe("a"); box(40, 10).probe("b"); box(40, 10).probe("c")
        }
      }.environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "more-scroll-in-stack", .own, 100, 200, size: [30, 200], frames: ["s": [0, 16, 30, 168], "f": [5, 184, 20, 16]]
    ) {
      VStack(spacing: 0) {
        box(20, 16); ScrollView { box(30, 500) }.probe("s"); box(20, 16).probe("f")
      }
    },
    LayoutCase(
      "more-safearea-ignored", .own, nil, nil, size: [100, 200],
      frames: ["c": [0, 0, 100, 200], "bar": [0, 0, 100, 30]]
    ) {
      VStack(spacing: 0) { Color.orange.probe("c") }.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200)
    },
    LayoutCase(
      "more-safearea-scroll", .own, nil, nil, size: [100, 200],
      frames: ["s": [0, 0, 100, 200], "c": [0, 0, 100, 240], "bar": [0, 170, 100, 30]]
    ) {
      ScrollView { Color.green.frame(height: 240).probe("c") }.probe("s").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200)
    },
    LayoutCase(
      "more-safearea-padding-scroll", .own, nil, nil, size: [100, 150],
      frames: ["s": [0, 0, 100, 150], "c": [0, 20, 100, 180]]
    ) {
      ScrollView { Color.green.frame(height: 180).probe("c") }.safeAreaPadding(.vertical, 20).frame(
        width: 100, height: 150
      ).probe("s")
    },
    LayoutCase(
      "more-safearea-nested", .own, 200, 200, size: [200, 200],
      frames: [
        "c": [18, 28, 144, 124], "l": [0, 28, 10, 124], "t": [0, 0, 162, 20], "r": [170, 0, 30, 152],
        "b": [0, 160, 200, 40],
      ]
    ) {
      Color.red.probe("c").safeAreaInset(edge: .leading) { Color.green.frame(width: 10).probe("l") }.safeAreaInset(
        edge: .top
      ) { Color.blue.frame(height: 20).probe("t") }.safeAreaInset(edge: .trailing) {
        Color.gray.frame(width: 30).probe("r")
      }.safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).probe("b") }
    },
    LayoutCase("more-safearea-padding-insets", .own, 200, 200, size: [200, 200], frames: ["c": [20, 10, 140, 160]]) {
      Color.red.probe("c").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    },
    LayoutCase("more-position-rtl", .own, 100, 50, size: [100, 50], frames: ["c": [60, 15, 20, 10]]) {
      box(20, 10).probe("c").position(x: 30, y: 20).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase("more-offset-rtl", .own, nil, nil, size: [20, 10], frames: ["c": [-5, 3, 20, 10]]) {
      box(20, 10).probe("c").offset(x: 5, y: 3).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "more-padding-edges", .own, 200, 100, size: [200, 100], frames: ["c": [32, 17, 164, 64], "o": [0, 0, 200, 100]]
    ) {
      Color.red.probe("c").padding(.leading, 30).padding(.vertical).padding(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ).probe("o")
    },
  ]
}
