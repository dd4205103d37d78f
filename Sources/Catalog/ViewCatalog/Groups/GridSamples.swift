import SwiftUI

struct GridSamples: SampleGroup {
  let title = "Grids"
  let summary = "Rows and columns with common alignment."

  var samples: [Sample] {
    Sample("Grid and GridRow", note: "A column is as wide as its widest cell.", outlined: true) {
      Grid {
        GridRow {
          Tile(.red)
          Tile(.orange, width: 44)
        }
        GridRow {
          Tile(.green, width: 30)
          Tile(.blue)
        }
      }
    }

    Sample("Grid(alignment:horizontalSpacing:verticalSpacing:)", outlined: true) {
      Grid(
        alignment: .leading,
        horizontalSpacing: 2, verticalSpacing: 2
      ) {
        GridRow {
          Tile(.red)
          Tile(.orange, width: 44)
        }
        GridRow {
          Tile(.green, width: 30)
          Tile(.blue)
        }
      }
    }

    Sample("GridRow(alignment:)", note: "Views of the first row are aligned with its bottom.") {
      Grid {
        GridRow(alignment: .bottom) {
          Tile(.red)
          Tile(.orange, height: 44)
        }
        GridRow {
          Tile(.green)
          Tile(.blue)
        }
      }
    }

    Sample("Grid with texts") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Mon")
          Text("21°").bold()
        }
        GridRow {
          Text("Tuesday")
          Text("9°").bold()
        }
      }
    }

    Sample(".gridCellColumns(_:)", note: "One cell spans both columns.") {
      Grid {
        GridRow {
          Tile(.red)
          Tile(.orange)
        }
        GridRow {
          Tile(.blue, width: 52)
            .gridCellColumns(2)
        }
      }
    }

    Sample("A view that is no row", note: "Spans all columns.") {
      Grid {
        GridRow {
          Tile(.red)
          Tile(.orange)
          Tile(.yellow)
        }
        Divider()
        GridRow {
          Tile(.green)
          Tile(.teal)
          Tile(.blue)
        }
      }
    }

    Sample(".gridCellUnsizedAxes(_:)", note: "The divider does not widen the grid.", outlined: true) {
      Grid {
        GridRow {
          Tile(.red)
          Tile(.orange)
        }
        Divider()
          .gridCellUnsizedAxes(.horizontal)
        GridRow {
          Tile(.green)
          Tile(.blue)
        }
      }
    }

    Sample(".gridColumnAlignment(_:)", note: "Numbers are right-aligned.") {
      Grid {
        GridRow {
          Text("Io")
          Text("421,800")
            .gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Moon")
          Text("384")
        }
      }
      .font(.callout)
    }

    Sample(".gridCellAnchor(_:)", note: "The small tile is in its cell's corner.") {
      Grid {
        GridRow {
          Tile(.indigo, width: 44, height: 44)
          Tile(.pink)
            .gridCellAnchor(.topLeading)
        }
        GridRow {
          Tile(.teal)
          Tile(.mint, width: 44)
        }
      }
    }

    Sample("LazyVGrid, flexible columns", outlined: true) {
      let columns = [
        GridItem(.flexible()),
        GridItem(.flexible()),
      ]
      LazyVGrid(columns: columns) {
        ForEach(0..<4) { _ in
          RoundedRectangle(cornerRadius: 5)
            .fill(.indigo)
            .frame(height: 24)
        }
      }
      .padding(6)
    }

    Sample("LazyVGrid, adaptive columns", note: "As many as fit.", outlined: true) {
      let columns = [
        GridItem(.adaptive(minimum: 24))
      ]
      LazyVGrid(columns: columns) {
        ForEach(0..<7) { _ in
          Tile(.teal)
        }
      }
      .padding(6)
    }

    Sample("LazyVGrid, fixed columns", outlined: true) {
      let columns = [
        GridItem(.fixed(22)),
        GridItem(.fixed(60)),
      ]
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<6) { index in
          Tile(.blue, width: index % 2 == 0 ? 22 : 60)
        }
      }
    }

    Sample("LazyHGrid", outlined: true) {
      let rows = [
        GridItem(.fixed(22)),
        GridItem(.fixed(44)),
      ]
      LazyHGrid(rows: rows, spacing: 4) {
        ForEach(0..<6) { index in
          Tile(.orange, height: index % 2 == 0 ? 22 : 44)
        }
      }
    }
  }
}
