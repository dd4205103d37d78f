import Foundation
import Graphics
import Typesetting

@testable import CairoPainting

extension ResolvedColor {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension TextRun {
  /// Black text in the system font.
  static func plain(_ text: String, size: CGFloat = 17) -> TextRun {
    TextRun(text, style: TextStyle(font: ResolvedFont(size: size)), paint: .color(.black))
  }
}

extension DisplayItem {
  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor = .black
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
  }
}

/// Paints items on a transparent canvas (default: one pixel per point).
func paint(
  _ items: [DisplayItem], width: CGFloat = 8, height: CGFloat = 8, scale: CGFloat = 1,
  pictures: [PreparedImages.Key: Bitmap] = [:]
) throws -> Bitmap {
  let list = DisplayList(size: CGSize(width: width, height: height), scale: PixelScale(scale), items: items)
  return try Painter(text: TextEngine(), pictures: PreparedImages(pictures)).bitmap(of: list)
}

extension Bitmap {
  /// The alpha as characters, one line per row: `.` transparent, `#` opaque, otherwise tenths, 1…9.
  var sketch: String {
    (0..<pixelSize.height).map { y in
      (0..<pixelSize.width).map { x -> String in
        switch alpha(x, y) {
        case 0: "."
        case 255: "#"
        case let alpha: "\(min(max(Int((Double(alpha) / 25.5).rounded()), 1), 9))"
        }
      }.joined()
    }.joined(separator: "\n")
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The premultiplied red, green, blue and alpha, 0…255.
  func pixel(_ x: Int, _ y: Int) -> [Int] { [16, 8, 0, 24].map { Int(self[x, y] >> $0 & 0xFF) } }

  init(width: Int, _ pixels: [UInt32]) {
    self.init(pixelSize: PixelSize(width: width, height: pixels.count / width), isOpaque: false) { bytes in
      bytes.copyBytes(from: pixels.withUnsafeBytes { Array($0) })
    }
  }
}
