// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-cases.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let layoutCases4: [LayoutCase] = [
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
      "objc-three-rects", .own, nil, nil, size: [300, 100],
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
      "stackotter-vstack-min-lie-0", .own, 100, 0, size: [100, 85],
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
      "stackotter-vstack-min-lie-85", .own, 100, 85, size: [100, 122.5],
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
    LayoutCase("sw-viewthatfits-none-fits", .own, 320, 200, size: [10, 16], frames: ["fallback": [nil, nil, 25, 16]]) {
      ViewThatFits {
        box(101.5, 16).probe("stack"); box(25, 16).probe("fallback")
      }.frame(width: 10)
    },
    LayoutCase("sw-viewthatfits-wide", .own, 320, 200, size: [200, 16], frames: ["stack": [nil, nil, 101.5, 16]]) {
      ViewThatFits {
        box(101.5, 16).probe("stack"); box(25, 16).probe("fallback")
      }.frame(width: 200)
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
      "fatbob-heart-zstack", .own, nil, nil, size: [165, 65], frames: ["b": [0, 15, 150, 50], "h": [135, 0, 30, 30]]
    ) {
      ZStack(alignment: .topTrailing) {
        box(150, 50).probe("b");
        box(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.probe("h")
      }
    },
    LayoutCase("doc-frame-maxinf-nil", .own, nil, nil, size: [20, 20]) {
      box(20, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("doc-geometryreader-nil", .own, nil, nil, size: [10, 10], frames: ["b": [0, 0, 100, 100]]) {
      GeometryReader { _ in box(100, 100).probe("b") }
    },
    LayoutCase("doc-padding-larger-than-proposal", .own, 30, 30, size: [40, 40], frames: ["c": [20, 20, 0, 0]]) {
      Color.red.probe("c").padding(20)
    },
    LayoutCase("doc-position-nil", .own, nil, nil, size: [50, 40]) {
      box(50, 40).position(x: 5, y: 5)
    },
    LayoutCase(
      "fatbob-guide-through-frame", .own, nil, nil, size: [55, 50],
      frames: ["p": [0, 0, 30, 30], "b": [15, 30, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 20).alignmentGuide(.leading) { _ in 10 }.padding(5).probe("p"); box(40, 20).probe("b")
      }
    },
    LayoutCase(
      "objc-builtin-guide-not-through-stack", .own, nil, nil, size: [40, 40],
      frames: ["h": [0, 0, 40, 20], "b": [0, 20, 40, 20]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(20, 20).alignmentGuide(.leading) { _ in 10 }; box(20, 20)
        }.probe("h"); box(40, 20).probe("b")
      }
    },
    LayoutCase("doc-nil-hstack-spacer", .own, nil, nil, size: [28, 10]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    },
    LayoutCase("doc-fixed-frame-nonfinite", .own, 100, 50, size: [100, 20]) {
      Color.red.frame(width: -10, height: 20)
    },
    LayoutCase(
      "doc-vstack-redistribute-on-place", .own, nil, nil, size: [80, 30],
      frames: ["a": [0, 0, 80, 10], "c": [0, 10, 80, 10], "b": [25, 20, 30, 10]]
    ) {
      VStack(spacing: 0) {
        box(80, 10).probe("a"); Color.red.probe("c"); box(30, 10).probe("b")
      }.fixedSize()
    },
  ]
}
