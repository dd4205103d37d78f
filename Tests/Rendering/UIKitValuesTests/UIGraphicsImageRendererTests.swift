import Ambient
import Diagnostics
import Foundation
import Graphics
import Testing
import Views

@testable import UIKitValues

struct UIGraphicsImageRendererTests {
  private final class Seen: @unchecked Sendable { var lists: [DisplayList] = [] }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> (DisplayList?, UIImage) {
    let seen = Seen()
    let image = withAmbientValues({
      $0.offscreenPainter = OffscreenPainter { list in
        seen.lists.append(list)
        return Bitmap(pixelSize: list.scale.pixels(list.size), isOpaque: false) { _ in }
      }
    }) { UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image(actions: actions) }
    return (seen.lists.first, image)
  }

  @Test func `colours, paths and rectangles become items in order`() {
    let (list, image) = drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setStroke()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 3, height: 3)).stroke()
    }
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(list?.items.first == .fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(red), evenOdd: false))
    #expect(list?.items.count == 2)
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 2)
  }

  @Test func `an image is empty and reported without a painter`() {
    let log = DiagnosticLog()
    let image = log.collecting {
      UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -1)).image { _ in }
    }
    #expect(log.diagnostics.map(\.id) == ["image.not-drawn"])
    #expect(image.size == CGSize(width: 1, height: 1))
  }

  /// In a separate process: other tests of this one bind a painter.
  @Test func `a view has an image of one clear pixel without a painter`() async {
    await #expect(processExitsWith: .success) {
      let log = DiagnosticLog()
      let image = log.collecting { ImageRenderer(content: Color.red).uiImage }
      #expect(image?.size == CGSize(width: 1, height: 1))
      #expect(log.diagnostics.map(\.id) == ["image.not-drawn"])
    }
  }

  @Test func `images become PNG, JPEG and thumbnails`() throws {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 40, height: 20), isOpaque: true) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 255)
    }
    let image = UIImage(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: 2)
    let png = try #require(image.pngData())
    #expect(UIImage(data: png)?.size == CGSize(width: 40, height: 20))
    #expect(image.jpegData(compressionQuality: .nan)?.isEmpty == false)
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `colours have components, and fonts sizes`() {
    var (red, alpha) = (CGFloat.zero, CGFloat.zero)
    UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(abs(red - 0.25) < 1e-4)
    #expect(abs(alpha - 0.5) < 1e-4)
    #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
  }
}
