import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import Views

/// Neighbours are painted without gaps, at every scale and for every width.
@Suite struct PaintedEdgeTests {
  /// Ten in 73 points have an edge at 125.5, which sums of tenths miss by a rounding error on one side only.
  @Test(arguments: [1.0, 2, 3] as [CGFloat], [3, 6, 7, 9, 10, 11])
  func `neighbours leave no gap between them`(scale: CGFloat, count: Int) async throws {
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(scale)
    let picture = try await TestWidget.picture(request) {
      HStack(spacing: 8) {
        HStack(spacing: 0) { ForEach(0..<count) { _ in Color.white } }
        HStack(spacing: 0) { ForEach(0..<count) { _ in Color.black } }
      }
      .padding(8)
      .containerBackground(.white, for: .widget)
    }
    let bitmap = try PNGDecoder.decode(picture.data)
    let row = (0..<bitmap.pixelSize.width).map { bitmap[$0, bitmap.pixelSize.height / 2] == 0xFF00_0000 }
    let first = try #require(row.firstIndex(of: true))
    let last = try #require(row.lastIndex(of: true))
    #expect(row[first...last].allSatisfy { $0 })
  }

  @Test func `a template's colour stays inside its image`() async throws {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 4, height: 4), isOpaque: true) { bytes in
      for index in bytes.indices { bytes[index] = 0xFF }
    }
    let image = Image(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: 1)
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(1)
    let picture = try await TestWidget.picture(request) {
      image.renderingMode(.template).resizable().frame(width: 40, height: 20).foregroundStyle(.black)
        .containerBackground(.white, for: .widget)
    }
    let painted = try PNGDecoder.decode(picture.data)
    let black = (0..<170).map { y in (0..<170).filter { painted[$0, y] != 0xFFFF_FFFF }.count }
    #expect(black.filter { $0 == 40 }.count == 20)
    #expect(black.reduce(0, +) == 800)
  }
}
