// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance/layout-grids.json; do not edit.

import SwiftUI
import WidgetTesting

extension LayoutCase {
  static let grids: [LayoutCase] = [
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
      "rtl-grid", .own, nil, nil, size: [54, 42],
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
      "rtl-lazy-grid", .own, nil, nil, size: [60, 24],
      frames: ["a": [34, 0, 20, 10], "b": [6, 0, 20, 10], "c": [34, 14, 20, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4) {
        box(20, 10).probe("a"); box(20, 10).probe("b"); box(20, 10).probe("c")
      }.frame(width: 60).environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "lazyhgrid", .own, 200, 50, size: [66, 50],
      frames: ["a": [0, 1, 30, 20], "b": [0, 29, 30, 20], "c": [36, 1, 30, 20], "g": [0, 0, 66, 50]]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 6) {
        Color.green.frame(width: 30).probe("a"); Color.green.frame(width: 30).probe("b");
        Color.green.frame(width: 30).probe("c")
      }.frame(height: 50).probe("g")
    },
    LayoutCase(
      "lazyvgrid-fixed-adaptive", .own, nil, nil, size: [200, 28],
      frames: ["a": [0, 0, 70, 10], "b": [78, 0, 57, 10], "c": [143, 0, 57, 10], "d": [0, 18, 70, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        Color.red.frame(height: 10).probe("a"); Color.red.frame(height: 10).probe("b");
        Color.red.frame(height: 10).probe("c"); Color.red.frame(height: 10).probe("d")
      }.frame(width: 200)
    },
    LayoutCase(
      "grid-flexible", .own, nil, nil, size: [108, 38],
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
      "grid-spacing-topleading", .own, 320, 200, size: [110, 54],
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
    LayoutCase("grid-row-divider", .own, 200, 100, scale: 2, size: [58, 36.5], frames: ["d": [0, 18, 58, 0.5]]) {
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
      "grid-empty-cell", .own, 200, 100, size: [52, 24],
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
      "grid-row-alignment", .own, nil, nil, size: [20, 60], frames: ["a": [10, 20, 10, 10], "b": [10, 40, 10, 10]]
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
      "probe-in-lazy-grid", .own, 76, 100, size: [76, 28],
      frames: ["a": [12, 0, 10, 10], "b": [54, 0, 10, 10], "c": [12, 18, 10, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
        box(10, 10).probe("a"); box(10, 10).probe("b"); box(10, 10).probe("c")
      }
    },
  ]
}
