import Diagnostics
import Foundation
import FoundationAdditions
import Graphics
import Testing
import Views

@testable import UIKitValues

struct CoreGraphicsTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private func items(_ draw: (CGContext) -> Void) -> [DisplayItem] {
    let surface = DrawingSurface(size: CGSize(width: 10, height: 10), scale: 1)
    DrawingSurface.with(surface) { draw(CGContext(surface)) }
    return surface.items
  }

  @Test func `rectangles are equal however their sizes are signed`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 3)
    #expect(rect.equalTo(CGRect(x: 2, y: 3, width: -2, height: -3)) && !rect.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 2, height: 3)) && !rect.origin.equalTo(CGPoint(x: 2, y: 0)))
  }

  @Test func `a path ignores later transforms`() {
    let drawn = items { context in
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 2, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 5, y: 0)
      context.fillPath()
    }
    guard case .group(.transform(let transform), let inner) = drawn.first,
      case .fill(let path, let paint, false) = inner[0]
    else { Issue.record("\(drawn)"); return }
    #expect(path.applying(transform).boundingRect == CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(paint == .color(red))
  }

  @Test func `alpha, clips and blend modes wrap what is drawn`() {
    let drawn = items { context in
      context.saveGState()
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    guard case .group(.blend(.multiply), let clipped) = drawn[0], case .group(.clip, let faded) = clipped[0],
      case .group(.opacity(0.5), _) = faded[0], case .fill = drawn[1]
    else { Issue.record("\(drawn)"); return }
  }

  @Test func `a gradient ends unless its options extend it`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, CGColor.black] as CFArray,
        locations: [0, 1]))
    let drawn = items { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 5, y: 0), options: []) }
    guard case .fill(_, .linearGradient(let stops, _, let end), _) = drawn[0] else { Issue.record("\(drawn)"); return }
    #expect(stops.stops.map(\.color.alpha) == [0, 1, 1, 0])
    #expect(end == CGPoint(x: 5, y: 0))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func `an unsupported blend mode is reported`() {
    let log = DiagnosticLog()
    log.collecting {
      _ = items { context in
        context.setBlendMode(.xor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(log.diagnostics.map(\.id) == ["graphics.blend-mode"])
  }

  @Test func `colours have components, and P3 becomes sRGB`() throws {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let green = try #require(CGColor(colorSpace: space, components: [0.5, 0.6, 0.5, 1])?.components)
    #expect(green[0] < 0.5 && green[1] > 0.6)
    #expect(CGColor(colorSpace: space, components: [1, 1]) == nil)
    #expect(CGColorSpace(name: "unheard of") == nil)
  }

  @Test func `an image is cropped and rotated`() throws {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 3, height: 2), isOpaque: true) { bytes in
      for index in 0..<6 { bytes.storeBytes(of: 0xFF00_0000 + UInt32(index), toByteOffset: index * 4, as: UInt32.self) }
    }
    let image = CGImage(bitmap)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9))?.bitmap)
    #expect(part.pixelSize == PixelSize(width: 2, height: 1))
    #expect(part[0, 0] & 0xFF == 4)
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    let turned = try #require(UIImage(cgImage: image, scale: 1, orientation: .right).cgImage?.bitmap)
    #expect(turned.pixelSize == PixelSize(width: 2, height: 3))
    #expect([turned[0, 0], turned[1, 0], turned[0, 2]].map { $0 & 0xFF } == [3, 0, 5])
    #expect(Array(try #require(image.dataProvider?.data).prefix(4)) == [0, 0, 0, 255])
  }

  @Test func `paths of Core Graphics, UIKit and SwiftUI are the same lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.closeSubpath()
    #expect(Path(path).cgPath == path)
    #expect(UIBezierPath(cgPath: path).contains(CGPoint(x: 3, y: 1)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `pixels beyond any image are refused`() {
    let space = CGColorSpaceCreateDeviceRGB()
    for (width, bytes) in [(0, 0), (-1, 0), (Int.max, 0), (9000, 0), (4, 8)] {
      #expect(
        CGContext(
          data: nil, width: width, height: 4, bitsPerComponent: 8, bytesPerRow: bytes, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
  }
}
