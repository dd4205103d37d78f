// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-scrolling.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let scrolling: [LayoutCase] = [
    LayoutCase(
      "sw-safeareainset-bottom", .own, 400, 260, size: [100, 200],
      frames: ["plain": [0, 0, 100, 200], "content": [0, 0, 100, 162], "bar": [0, 170, 100, 30]]
    ) {
      VStack(spacing: 0) { Color.red.probe("content") }.safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200).probe("plain")
    },
    LayoutCase(
      "scroll-narrow", .own, nil, nil, size: [120, 80], frames: ["s": [35, 0, 50, 80], "c": [35, 0, 50, 300]]
    ) {
      ScrollView { box(50, 300).probe("c") }.probe("s").frame(width: 120, height: 80)
    },
    LayoutCase("scroll-short", .own, 120, 80, size: [50, 80], frames: ["s": [0, 0, 50, 80], "c": [0, 0, 50, 30]]) {
      ScrollView { box(50, 30).probe("c") }.probe("s")
    },
    LayoutCase(
      "scroll-children", .own, 100, 80, size: [100, 28], frames: ["a": [0, 0, 60, 10], "b": [20, 18, 20, 10]]
    ) {
      ScrollView(.horizontal) {
        box(60, 10).probe("a"); box(20, 10).probe("b")
      }
    },
    LayoutCase(
      "scroll-rtl", .own, 80, 20, size: [80, 10],
      frames: ["a": [40, 0, 40, 10], "b": [0, 0, 40, 10], "c": [-40, 0, 40, 10]]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(40, 10).probe("a"); box(40, 10).probe("b"); box(40, 10).probe("c")
        }
      }.environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "scroll-in-stack", .own, 100, 200, size: [30, 200], frames: ["s": [0, 16, 30, 168], "f": [5, 184, 20, 16]]
    ) {
      VStack(spacing: 0) {
        box(20, 16); ScrollView { box(30, 500) }.probe("s"); box(20, 16).probe("f")
      }
    },
    LayoutCase(
      "safearea-ignored", .own, nil, nil, size: [100, 200], frames: ["c": [0, 0, 100, 200], "bar": [0, 0, 100, 30]]
    ) {
      VStack(spacing: 0) { Color.orange.probe("c") }.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200)
    },
    LayoutCase(
      "safearea-scroll", .own, nil, nil, size: [100, 200],
      frames: ["s": [0, 0, 100, 200], "c": [0, 0, 100, 240], "bar": [0, 170, 100, 30]]
    ) {
      ScrollView { Color.green.frame(height: 240).probe("c") }.probe("s").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200)
    },
    LayoutCase(
      "safearea-padding-scroll", .own, nil, nil, size: [100, 150],
      frames: ["s": [0, 0, 100, 150], "c": [0, 20, 100, 180]]
    ) {
      ScrollView { Color.green.frame(height: 180).probe("c") }.safeAreaPadding(.vertical, 20).frame(
        width: 100, height: 150
      ).probe("s")
    },
    LayoutCase(
      "safearea-nested", .own, 200, 200, size: [200, 200],
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
    LayoutCase("safearea-padding-insets", .own, 200, 200, size: [200, 200], frames: ["c": [20, 10, 140, 160]]) {
      Color.red.probe("c").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    },
  ]
}
