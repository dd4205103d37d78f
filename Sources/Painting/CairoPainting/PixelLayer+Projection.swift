import Foundation
import Graphics

extension PixelLayer {
  /// Fills the pixels from `source` at the positions that `places` gives, with bilinear interpolation.
  func fill(with source: PixelLayer, placedBy places: ProjectionTransform) {
    let (width, height) = (source.frame.width, source.frame.height)
    source.withPixels { flat in
      func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        x < 0 || y < 0 || x >= width || y >= height ? .zero : SIMD4(pixel: flat[y * width + x])
      }
      withPixels { pixels in
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            let place = CGPoint(x: CGFloat(frame.x + x) + 0.5, y: CGFloat(frame.y + y) + 0.5)
            guard let found = places.project(place) else { continue }
            let (column, row) = (found.x - CGFloat(source.frame.x) - 0.5, found.y - CGFloat(source.frame.y) - 0.5)
            guard column > -1, row > -1, column < CGFloat(width), row < CGFloat(height) else { continue }
            let (left, top) = (Int(column.rounded(.down)), Int(row.rounded(.down)))
            let (right, down) = (Float(column - CGFloat(left)), Float(row - CGFloat(top)))
            let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
            let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
            pixels[y * frame.width + x] = (upper * (1 - down) + lower * down).pixel
          }
        }
      }
    }
  }
}
