package import Foundation
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
package struct FramePage {
  /// What stands for the picture if its report has no text.
  private let name: String
  /// The picture's address, seen from the page.
  private let picture: String
  private let report: Data

  package init(of name: String, picture: String, report: Data) {
    (self.name, self.picture, self.report) = (name, picture, report)
  }

  package var html: Data {
    let report = PublishedReport(stableJSON: report)
    let label = (report?.accessibilityText ?? name).escaped(for: .asciiHTML)
    let map = LinkMap(report?.links ?? [])
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(label)</title>
      <base target="_top">
      <style>body { margin: 0 } img { display: block }</style>
      <img src="\(picture.escaped(for: .asciiHTML))"\(report?.size.attributes ?? "") alt="\(label)" usemap="#links">
      \(map.element(named: "links"))
      </html>

      """
    return Data(text.utf8)
  }
}
