import Foundation
import Rendering
import Timelines
import ToolReports
import Widgets

/// What can be tapped in a picture, for people and programs.
struct TapList: Encodable {
  let kind: String
  let family: String
  let device: String
  let entryDate: Date
  let targets: [TapTargetReport]

  init(_ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest) {
    (self.kind, family, device) = (kind.kind, request.shapeName, request.device.name)
    (entryDate, targets) = (picture.entryDate, picture.lowered.tapTargetReports)
  }

  func write(asJSON isJSON: Bool) throws(ToolError) {
    if isJSON { return try Console.write(jsonText()) }
    for line in lines { try Console.print(line) }
    if targets.isEmpty { Console.error("note: nothing can be tapped; a tap opens the app") }
  }

  /// A line for each target: number, type, place and size, intent or URL, text.
  var lines: [String] {
    let rows = targets.map { target in
      [
        target.number.map { "\($0)" } ?? "-", target.type, target.place, target.target + target.state,
        target.label.printable,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths + [0]).map { cell, width in
        cell + String(repeating: " ", count: max(width - cell.count, 0))
      }
      return String(cells.joined(separator: "  ").trimmingSuffix(while: \.isWhitespace))
    }
  }
}

extension TapTargetReport {
  /// The intent or the URL.
  var target: String { (intent ?? url ?? "").printable }

  fileprivate var state: String {
    let words = [isOn.map { $0 ? "on" : "off" }, isEnabled ? nil : "disabled"].compactMap(\.self)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  fileprivate var place: String {
    let numbers = rect.map { String(Int($0.rounded())) }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
