import CairoPainting
import Foundation
import Graphics
import Typesetting

@testable import Snapshots

extension Bitmap {
  static func drawn(width: Int = 24, height: Int = 16, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height { for x in 0..<width { pixels[y * width + x] = pixel(x, y) } }
    }
  }

  static func filled(_ pixel: UInt32, width: Int = 24, height: Int = 16) -> Bitmap {
    drawn(width: width, height: height) { _, _ in pixel }
  }

  /// The same image with another pixel at one position.
  func with(_ pixel: UInt32, at x: Int, _ y: Int) -> Bitmap {
    .drawn(width: pixelSize.width, height: pixelSize.height) { $0 == x && $1 == y ? pixel : self[$0, $1] }
  }

  /// A black disc on white, antialiased with a square grid of samples per pixel.
  static func disc(samples: Int, radius: Double = 20.3) -> Bitmap {
    .drawn(width: 48, height: 48) { x, y in
      var inside = 0
      for row in 0..<samples {
        for column in 0..<samples {
          let dx = Double(x) + (Double(column) + 0.5) / Double(samples) - 24.1
          let dy = Double(y) + (Double(row) + 0.5) / Double(samples) - 23.8
          if dx * dx + dy * dy < radius * radius { inside += 1 }
        }
      }
      let grey = UInt32(255 - (inside * 255 + samples * samples / 2) / (samples * samples))
      return 0xFF00_0000 | grey * 0x01_0101
    }
  }
}

/// Paints items over white, with two pixels per point.
func painted(_ items: [DisplayItem], width: CGFloat = 170, height: CGFloat = 40) throws -> Bitmap {
  let ground = DisplayItem.box(0, 0, width, height, ResolvedColor(white: 1))
  let list = DisplayList(size: CGSize(width: width, height: height), scale: PixelScale(2), items: [ground] + items)
  return try Painter(text: TextEngine(), pictures: PreparedImages()).bitmap(of: list)
}

extension DisplayItem {
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
  }

  static func card(radius: CGFloat, dx: CGFloat = 0) -> DisplayItem {
    .fill(
      Path(roundedRect: CGRect(x: 10 + dx, y: 5, width: 150, height: 30), cornerRadius: radius),
      .color(ResolvedColor(red: 0.1, green: 0.4, blue: 0.9)), evenOdd: false)
  }

  static func line(
    _ text: String = "Morning, 12 of 40 pages", size: CGFloat = 13, weight: Int = 400,
    design: ResolvedFont.Design = .standard, white: Double = 0, dx: CGFloat = 0, dy: CGFloat = 0
  ) -> DisplayItem {
    let style = TextStyle(font: ResolvedFont(family: .system(design), size: size, weight: weight))
    return .text(
      TextItem(
        runs: [TextRun(text, style: style, paint: .color(ResolvedColor(white: white)))], style: ParagraphStyle(),
        origin: CGPoint(x: 8 + dx, y: 25 + dy), width: 150))
  }

  /// The whole image as a gradient from blue to `end`.
  static func gradient(to end: ResolvedColor) -> DisplayItem {
    let stops = GradientStops([
      .init(color: ResolvedColor(red: 0.1, green: 0.3, blue: 0.8), location: 0), .init(color: end, location: 1),
    ])
    return .fill(
      Path(CGRect(x: 0, y: 0, width: 170, height: 40)),
      .linearGradient(stops, start: .zero, end: CGPoint(x: 170, y: 0)), evenOdd: false)
  }
}
