import Foundation
import Graphics
import Testing
import Typesetting

@testable import CairoPainting

/// The numbers of the panel's colours, as digits, one line per row.
func sketch(
  _ items: [DisplayItem], _ palette: PanelPalette = .blackAndWhite, width: CGFloat = 8, height: CGFloat = 8,
  scale: CGFloat = 1, pictures: [PreparedImages.Key: Bitmap] = [:]
) throws -> String {
  var list = DisplayList(size: CGSize(width: width, height: height), scale: PixelScale(scale), items: items)
  list.panel = Panel(palette)
  let bitmap = try Painter(text: TextEngine(), pictures: PreparedImages(pictures)).bitmap(of: list)
  let pixels = try #require(PanelPixels(bitmap, palette))
  return (0..<pixels.size.height).map { y in
    (0..<pixels.size.width).map { String(pixels.numbers[y * pixels.size.width + $0], radix: 16) }.joined()
  }.joined(separator: "\n")
}

/// A gradient from black on the left to white on the right.
func gradient(_ width: CGFloat, _ height: CGFloat) -> DisplayItem {
  let stops = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
  return .fill(
    Path(CGRect(x: 0, y: 0, width: width, height: height)),
    .linearGradient(stops, start: .zero, end: CGPoint(x: width, y: 0)), evenOdd: false)
}
