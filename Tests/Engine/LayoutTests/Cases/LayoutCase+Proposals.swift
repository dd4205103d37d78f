// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-proposals.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let proposals: [LayoutCase] = [
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
    LayoutCase("doc-infinite-maxframe", .own, .infinity, .infinity, size: [120, 90]) {
      Color.red.frame(maxWidth: 120, maxHeight: 90)
    },
    LayoutCase("doc-infinite-image", .own, .infinity, .infinity, size: [64, 40]) {
      Image(width: 64, height: 40)
    },
    LayoutCase("doc-zero-fixedframe-zero", .own, 0, 0, size: [50, 60]) {
      box(50, 60)
    },
    LayoutCase("doc-infinite-color", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      Color.red
    },
    LayoutCase("doc-zero-minframe-zero", .own, 0, 0, size: [30, 20]) {
      Color.red.frame(minWidth: 30, minHeight: 20)
    },
    LayoutCase("doc-viewthatfits-big", .own, 200, 50, size: [200, 10], frames: ["l": [0, 0, 200, 10]]) {
      ViewThatFits(in: .horizontal) {
        box(200, 10).probe("l"); box(100, 10).probe("m"); box(50, 10).probe("s")
      }
    },
    LayoutCase("fatbob-rect-zero", .own, 0, 0, size: [0, 0]) {
      Rectangle()
    },
    LayoutCase("fatbob-rect-infinity", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      Rectangle()
    },
    LayoutCase("sw-root-centering", .host, 200, 100, frames: ["box": [75, 35, 50, 30]]) {
      box(50, 30).probe("box")
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
    LayoutCase("doc-geometryreader-nil", .own, nil, nil, size: [10, 10], frames: ["b": [0, 0, 100, 100]]) {
      GeometryReader { _ in box(100, 100).probe("b") }
    },
    LayoutCase("doc-nil-hstack-spacer", .own, nil, nil, size: [28, 10]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    },
    LayoutCase("viewthatfits-in-vertical", .own, 100, 50, size: [80, 40], frames: ["b": [0, 0, 80, 40]]) {
      ViewThatFits(in: .vertical) {
        box(500, 60).probe("a"); box(80, 40).probe("b")
      }
    },
    LayoutCase("viewthatfits-ideal", .own, 100, 50, size: [100, 50], frames: ["b": [0, 0, 100, 50]]) {
      ViewThatFits {
        Color.red.frame(idealWidth: 120, idealHeight: 10).probe("a");
        Color.blue.frame(idealWidth: 20, idealHeight: 20).probe("b")
      }
    },
    LayoutCase("stack-zero", .own, 0, 0, size: [0, 4]) {
      VStack(spacing: 4) {
        Color.red; Color.blue
      }
    },
    LayoutCase("stack-infinite", .own, .infinity, .infinity, size: [.infinity, .infinity]) {
      VStack(spacing: 4) {
        Color.red; box(10, 10)
      }
    },
    LayoutCase(
      "geometryreader-fills", .own, 80, 60, size: [80, 60], frames: ["r": [0, 10, 80, 50], "g": [0, 10, 20, 20]]
    ) {
      VStack(spacing: 0) {
        box(10, 10); GeometryReader { _ in box(20, 20).probe("g") }.probe("r")
      }
    },
  ]
}
