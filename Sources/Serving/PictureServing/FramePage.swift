import Foundation
import JSONText
import MarkupEscaping
import NIOCore
import Rendering

/// What the server reads of a report: of a widget, a stack or a wallpaper.
struct PublishedReport: Decodable {
  let date: Date?
  let scale: Double?
  let pixelWidth: Int
  let pixelHeight: Int
  let accessibilityText: String?
  let links: [LinkReport]?

  /// In points.
  var size: CGSize {
    CGSize(width: Double(pixelWidth) / (scale ?? 1), height: Double(pixelHeight) / (scale ?? 1))
  }
}

extension PublishedReport {
  init?(_ file: PublishedFile) { self.init(stableJSON: Data(file.body.readableBytesView)) }
}

extension CGSize {
  /// The attributes of an image in HTML.
  var attributes: String { " width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\"" }
}

/// A page with a picture at its size in points, and its links.
struct FramePage {
  let path: String
  let format: String
  let report: Data

  var html: Data {
    let report = PublishedReport(stableJSON: report)
    let label = (report?.accessibilityText ?? path).escaped(for: .asciiHTML)
    let file = (path.split(separator: "/").last.map(String.init) ?? path).escaped(for: .asciiHTML)
    let map = LinkMap(report?.links ?? [])
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(label)</title>
      <base target="_top">
      <style>body { margin: 0 } img { display: block }</style>
      <img src="\(file).\(format)"\(report?.size.attributes ?? "") alt="\(label)" usemap="#links">
      \(map.element(named: "links"))
      </html>

      """
    return Data(text.utf8)
  }
}
