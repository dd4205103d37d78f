import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import UIKitValues

/// Images that providers and views draw themselves, in a widget of 170 points.
@Suite struct DrawnImagePixelTests {
  private func bitmap(
    _ scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some View
  ) async throws -> (Bitmap, [String]) {
    var request = RenderRequest(family: .systemSmall)
    (request.scale, request.colorScheme) = (PixelScale(1), scheme)
    let picture = try await TestWidget.picture(request) { content().containerBackground(.white, for: .widget) }
    return (try PNGDecoder.decode(picture.data), picture.diagnostics.map(\.id))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    [16, 8, 0].map { Int(bitmap[x, y] >> $0 & 0xFF) }
  }

  /// The number of dark pixels in each of a number of columns.
  private func ink(_ bitmap: Bitmap, columns: Range<Int>) -> Int {
    columns.reduce(0) { sum, x in sum + (0..<170).filter { color(bitmap, x, $0)[0] < 128 }.count }
  }

  @Test func `a gradient, a path and a rotated square are drawn`() async throws {
    let (bitmap, diagnostics) = try await bitmap {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 170, height: 170)).image { context in
          let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
          guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
          else { return }
          let canvas = context.cgContext
          canvas.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 170, y: 0), options: [])
          UIColor.green.setFill()
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
          canvas.translateBy(x: 85, y: 85)
          canvas.rotate(by: .pi / 4)
          canvas.setFillColor(UIColor.black.cgColor)
          canvas.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
        })
    }
    #expect(diagnostics == [])
    #expect(color(bitmap, 5, 5) == [0, 255, 0])
    #expect(color(bitmap, 85, 60) == [0, 0, 0] && color(bitmap, 67, 67)[0] > 100)
    #expect(color(bitmap, 3, 100)[0] > 240 && color(bitmap, 166, 100)[2] > 240)
  }

  @Test func `text follows its paragraph's alignment`() async throws {
    let (bitmap, diagnostics) = try await bitmap {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 170, height: 170)).image { _ in
          let style = NSMutableParagraphStyle()
          style.alignment = .right
          "Hi".draw(
            in: CGRect(x: 0, y: 0, width: 170, height: 80),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 40), .paragraphStyle: style])
        })
    }
    #expect(diagnostics == [])
    #expect(ink(bitmap, columns: 0..<110) == 0)
    #expect(ink(bitmap, columns: 110..<170) > 200)
  }

  @Test func `text has its measured size when drawn`() async throws {
    let (bitmap, diagnostics) = try await bitmap {
      Color.black.frame(width: "wide".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]).width, height: 170)
    }
    #expect(diagnostics == [])
    #expect((60..<120).contains((0..<170).filter { color(bitmap, $0, 80)[0] < 128 }.count))
  }

  @Test func `the image of a view has the view's size`() async throws {
    let (bitmap, diagnostics) = try await bitmap {
      if let image = ImageRenderer(content: Color.red.frame(width: 40, height: 20)).uiImage {
        Image(uiImage: image)
      }
    }
    #expect(diagnostics == [])
    #expect(color(bitmap, 85, 85)[0] > 200 && color(bitmap, 85, 85)[1] < 100)
    #expect(color(bitmap, 85, 70) == [255, 255, 255] && color(bitmap, 60, 85) == [255, 255, 255])
  }

  @Test func `a tinted symbol has the colour of the drawn scheme`() async throws {
    for (scheme, expected) in [(ColorScheme.light, [0, 0, 255]), (.dark, [255, 0, 0])] {
      let (bitmap, _) = try await bitmap(scheme) {
        if let symbol = UIImage(
          systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 80))
        {
          Image(
            uiImage: symbol.withTintColor(
              UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }, renderingMode: .alwaysOriginal))
        }
      }
      #expect(color(bitmap, 85, 85) == expected)
    }
  }

  @Test func `pixels in memory are the drawn ones`() async throws {
    let (bitmap, _) = try await bitmap {
      var pixels = [UInt8](repeating: 0, count: 16)
      let isDrawn = pixels.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(UIColor.red.cgColor)
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return context != nil
      }
      // The origin is at the bottom left: the first pixel of the second row.
      (isDrawn && pixels[8..<12].elementsEqual([255, 0, 0, 255]) && pixels[0] == 0) ? Color.green : Color.red
    }
    #expect(color(bitmap, 85, 85)[1] > 150)
  }

  @Test func `a UIKit view leaves its frame empty and is reported`() async throws {
    struct Blur: UIViewRepresentable {
      func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      }
      func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
    }
    let (bitmap, diagnostics) = try await bitmap { Blur() }
    #expect(diagnostics == ["view.unsupported"])
    #expect(color(bitmap, 85, 85) == [255, 255, 255])
  }
}
