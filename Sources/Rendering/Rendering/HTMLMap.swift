import Foundation
import Graphics
import MarkupEscaping

extension LoweredFrame {
  /// The picture as a self-contained HTML page, with an image map of its links.
  ///
  /// CSS pixels are points, so a picture with two pixels per point is sharp on a 2× screen.
  /// - Parameter png: The picture's file.
  func page(with png: Data) -> Data {
    let size = displayList.inFile(CGRect(origin: .zero, size: displayList.size)).size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let label = accessibilityText.escaped(for: .asciiHTML)
    let text = """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="utf-8">
      <title>\(label.isEmpty ? "Widget" : label)</title>
      <base target="_top">
      <style>body { margin: 0 } img { display: block }</style>
      </head>
      <body>
      <img src="data:image/png;base64,\(png.base64EncodedString())" width="\(width)" height="\(height)" \
      alt="\(label)" usemap="#widget">
      \(LinkMap(linkReports).element(named: "widget"))
      </body>
      </html>

      """
    return Data(text.utf8)
  }
}
