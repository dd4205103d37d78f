import Foundation
import Graphics
import JSONText
import Refreshing
import SharedFolders
import SystemIO

/// A picture that is in place, as it is sent.
struct PushedPicture {
  /// The folder in the output: `comic/systemMedium` or `screens/kitchen`.
  let path: String
  /// The name of the frame, unique to its picture and report.
  let frame: String
  let format: OutputFormat
  let data: Data
  let report: PushedReport

  /// The hash of the bytes.
  var hash: String { ContentHash(data).digits }

  /// The file in the output: `comic/systemMedium.png`.
  var fileName: String { "\(path).\(format.fileExtension)" }

  /// Reads the picture that is in place now; nil if there is none.
  init?(at path: String, in output: OutputFolder) {
    let place = output.place(at: path)
    guard let frame = place.currentFrame() else { return nil }
    let folder = "\(SlotFolder.FileName.frames)/\(frame)"
    for format in OutputFormat.allCases {
      guard let data = place.data("\(folder)/picture.\(format.fileExtension)") else { continue }
      let report = place.data("\(folder)/\(SlotFolder.FileName.report)").flatMap { PushedReport(stableJSON: $0) }
      (self.path, self.frame, self.format) = (path, frame, format)
      (self.data, self.report) = (data, report ?? PushedReport())
      return
    }
    return nil
  }
}

/// What a report says for programs that get the picture.
struct PushedReport: Codable {
  var kind: String?
  var family: String?
  var stack: String?
  var date: Date?
  var renderedAt: Date?
  var nextDate: Date?
  var pixelWidth: Int?
  var pixelHeight: Int?
  var accessibilityText: String?

  /// When the picture began to be shown.
  var start: Date? { date ?? renderedAt }
}
