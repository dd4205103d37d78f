import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import ToolReports
import Widgets

/// A folder with the dated pictures of a timeline, and `timeline.json`.
struct TimelineFolder {
  let path: String
  let format: OutputFormat

  /// Writes the pictures, then the file that lists them.
  ///
  /// - Parameter onEnd: Called after each picture, with its path.
  /// - Returns: The content of `timeline.json`.
  @discardableResult
  func write(
    _ pictures: [RenderedFrame], changes: [ChangeReport]? = nil, of kind: WidgetKind, _ request: RenderRequest,
    onEnd: (String) throws(ToolError) -> Void
  ) throws(ToolError) -> Data {
    var reports: [RenderReport] = []
    for picture in pictures {
      let name = "\(picture.entryDate.fileName).\(format.fileExtension)"
      try OutputFile.write(picture.data, to: name, inside: path)
      reports.append(RenderReport(picture, of: kind, request, file: name))
      try onEnd(path(of: name))
    }
    let (policy, reloadDate) = pictures.first?.policy.report ?? ("never", nil)
    let report = TimelineReport(
      kind: kind.kind, policy: policy, reloadDate: reloadDate, entries: reports, changes: changes)
    let json = try report.jsonText()
    try OutputFile.write(json, to: "timeline.json", inside: path)
    return json
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { "\(path.hasSuffix("/") ? path : path + "/")\(name)" }
}

extension Date {
  /// The date as a sortable file name in GMT: `20261121T080000.250Z`, without milliseconds if they are zero.
  var fileName: String { timestamp.replacing("-", with: "").replacing(":", with: "") }
}
