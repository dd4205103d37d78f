import Foundation
import Graphics
import Refreshing
import Timelines
import ToolOptions
import Widgets

/// Divides a screen into rows of cells, and finds the scale at which widgets fill them.
struct ScreenLayout {
  /// A row of the layout; sizes are relative to those of the other rows and cells.
  struct Row {
    var height = 1.0
    let widths: [Double]
  }

  let size: PixelSize
  /// The pixels around and between cells.
  let margin: Int

  /// The margin of a screen with several cells, in pixels.
  static func usualMargin(of size: PixelSize) -> Int { min(size.width, size.height) / 40 }

  /// The cells, row by row; nil if a cell would have less than 32 pixels.
  func frames(of rows: [Row]) -> [[ScreenFrame]]? {
    guard let heights = spans(rows.map(\.height), along: size.height) else { return nil }
    var result: [[ScreenFrame]] = []
    for (row, vertical) in zip(rows, heights) {
      guard let widths = spans(row.widths, along: size.width) else { return nil }
      result.append(
        widths.map {
          ScreenFrame(x: $0.start, y: vertical.start, size: PixelSize(width: $0.length, height: vertical.length))
        })
    }
    return result
  }

  /// Divides a side by weights, with a margin around each part.
  private func spans(_ weights: [Double], along side: Int) -> [(start: Int, length: Int)]? {
    let room = Double(side - margin * (weights.count + 1))
    let total = weights.reduce(0, +)
    var (result, sum) = ([(start: Int, length: Int)](), 0.0)
    for (index, weight) in weights.enumerated() {
      let start = (room * sum / total).rounded()
      sum += weight
      let length = Int((room * sum / total).rounded() - start)
      guard length >= 32 else { return nil }
      result.append((Int(start) + margin * (index + 1), length))
    }
    return result
  }

  /// The family of a widget whose shape is nearest to a cell's; nil if the widget has none on the device.
  static func family(of kind: WidgetKind, in cell: PixelSize, on device: DeviceProfile) -> WidgetFamily? {
    let families = kind.families(on: device)
    let system = families.filter { !$0.isAccessory }
    return (system.isEmpty ? families : system).min { distance($0, cell, device) < distance($1, cell, device) }
  }

  private static func distance(_ family: WidgetFamily, _ cell: PixelSize, _ device: DeviceProfile) -> Double {
    guard let size = device.size(of: family) else { return .infinity }
    return abs(log(Double(cell.width) / Double(cell.height)) - log(size.width / size.height))
  }

  /// The largest number of pixels per point, in steps of a quarter from 3 to 0.5, at which each cell has most of its
  /// family's size, so that text is as large as the widgets' contents allow.
  static func scale(of cells: [(frame: ScreenFrame, family: WidgetFamily)], on device: DeviceProfile) -> PixelScale {
    let steps = (2...12).reversed().map { CGFloat($0) / 4 }
    let fitting = steps.first { scale in
      cells.allSatisfy { cell in
        guard let size = device.size(of: cell.family) else { return true }
        let (width, height) = (CGFloat(cell.frame.size.width) / scale, CGFloat(cell.frame.size.height) / scale)
        return width >= size.width * leastPart && height >= size.height * leastPart
      }
    }
    return PixelScale(fitting ?? steps[steps.count - 1])
  }

  /// Widgets also fit the smallest devices, which have about this part of the usual size.
  private static let leastPart: CGFloat = 0.85
}
