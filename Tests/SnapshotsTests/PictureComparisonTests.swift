import Graphics
import Testing

@testable import Snapshots

@Suite struct PictureComparisonTests {
  @Test func `a picture of another size differs`() {
    let (small, large) = (PixelSize(width: 1, height: 1), PixelSize(width: 2, height: 1))
    let pictures = [small, large].map { Bitmap(pixelSize: $0, isOpaque: false) { _ in } }
    #expect(
      PictureComparison.exact.difference(of: pictures[1], from: pictures[0])
        == .size(reference: small, candidate: large))
  }
}
