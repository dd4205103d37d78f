import Foundation
import Graphics

extension LoweredFrame {
  /// The picture as a page of HTML that stands for itself: its pixels, and a map of what opens what.
  ///
  /// Lengths of HTML are points here, so that a picture of two pixels to the point is sharp on a screen of such.
  /// - Parameter png: The picture's file.
  func page(with png: Data) -> Data {
    let (width, height) = (Int(displayList.size.width.rounded()), Int(displayList.size.height.rounded()))
    let label = accessibilityText.asHTML
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
      \(LinkMap(links.map(LinkReport.init)).element(named: "widget"))
      </body>
      </html>

      """
    return Data(text.utf8)
  }
}
