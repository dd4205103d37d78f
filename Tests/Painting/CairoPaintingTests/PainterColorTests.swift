import Foundation
import Graphics
import Testing

@testable import CairoPainting

/// Values measured on macOS 26.2 by the swiftui-web project (Apache-2.0).
struct PainterColorTests {
  private static let tan = ResolvedColor(bytes: 204, 102, 51)

  private func changed(_ filters: ColorFilter..., color: ResolvedColor = tan) throws -> [Int] {
    let items = filters.reduce([DisplayItem.rect(0, 0, 1, 1, color)]) { [.group(.color($1), $0)] }
    return try paint(items, width: 1, height: 1).pixel(0, 0)
  }

  @Test(
    arguments: [
      (.brightness(0.2), [255, 153, 102]), (.brightness(-0.3), [127, 25, 0]), (.contrast(0.5), [166, 115, 89]),
      (.contrast(1.5), [242, 89, 13]), (.contrast(2), [255, 76, 0]), (.saturation(0.5), [162, 111, 85]),
      (.saturation(2), [255, 84, 0]), (.grayscale(1), [120, 120, 120]), (.hueRotation(.pi / 2), [51, 149, 36]),
      (.invert, [51, 153, 204]),
      (.multiply(ResolvedColor(red: 0, green: 0.5, blue: 1)), [0, 51, 51]),
    ] as [(ColorFilter, [Int])])
  func `filters have SwiftUI's colours`(_ filter: ColorFilter, _ expected: [Int]) throws {
    #expect(try changed(filter) == expected + [255])
  }

  /// The exact blue is 213.57; SwiftUI computes with fewer bits.
  @Test func `hue rotations are within a step of SwiftUI's`() throws {
    for (ours, theirs) in zip(try changed(.hueRotation(200 * .pi / 180)), [65, 127, 213, 255]) {
      #expect(abs(ours - theirs) <= 1)
    }
  }

  @Test func `filters apply from the inside out, clamped after each`() throws {
    #expect(try changed(.saturation(0), .brightness(0.2), .invert) == [84, 84, 84, 255])
    #expect(try changed(.brightness(1), .brightness(-1)) == [0, 0, 0, 255])
  }

  @Test func `a filter changes straight colours, not premultiplied ones`() throws {
    let half = try changed(.invert, color: Self.tan.opacity(0.5))
    for (ours, theirs) in zip(half, [26, 77, 102, 128]) { #expect(abs(ours - theirs) <= 1) }
    #expect(try changed(.brightness(1), color: .clear) == [0, 0, 0, 0])
  }

  @Test func `luminance becomes alpha, whatever the alpha was`() throws {
    #expect(try changed(.luminanceToAlpha, color: .white) == [0, 0, 0, 255])
    #expect(try changed(.luminanceToAlpha, color: .black) == [0, 0, 0, 0])
    #expect(try changed(.luminanceToAlpha) == [0, 0, 0, 120])
    #expect(try abs(changed(.luminanceToAlpha, color: .white.opacity(0.5))[3] - 255) <= 1)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `invalid amounts paint something and do not trap`(_ amount: Double) throws {
    for filter in [
      ColorFilter.brightness(amount), .contrast(amount), .saturation(amount), .grayscale(amount), .hueRotation(amount),
      .multiply(ResolvedColor(red: amount, green: amount, blue: amount, alpha: amount)),
    ] { _ = try changed(filter) }
  }
}

struct PainterBlendTests {
  /// The result of `source` over `below`, one pixel each.
  private func blended(
    _ mode: BlendMode, _ source: ResolvedColor, over below: ResolvedColor
  ) throws -> [Int] {
    try paint(
      [.rect(0, 0, 1, 1, below), .group(.blend(mode), [.rect(0, 0, 1, 1, source)])], width: 1, height: 1
    ).pixel(0, 0)
  }

  private static let source = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
  private static let below = ResolvedColor(red: 0.2, green: 0.6, blue: 0.8)

  /// The formulas of W3C's Compositing and Blending, with Pegtop's soft light, written out.
  @Test(
    arguments: [
      (.normal, [204, 102, 51]), (.multiply, [41, 61, 41]), (.screen, [214, 194, 214]), (.overlay, [82, 133, 173]),
      (.darken, [51, 102, 51]), (.lighten, [204, 153, 204]), (.colorDodge, [255, 255, 255]),
      (.colorBurn, [0, 0, 0]), (.softLight, [76, 142, 180]), (.hardLight, [173, 122, 82]),
      (.difference, [153, 51, 153]),
      (.exclusion, [173, 133, 173]), (.plusLighter, [255, 255, 255]), (.plusDarker, [0, 0, 0]),
      (.sourceAtop, [204, 102, 51]), (.destinationOver, [51, 153, 204]), (.destinationOut, [0, 0, 0]),
    ] as [(BlendMode, [Int])])
  func `opaque colours blend by the formula`(_ mode: BlendMode, _ expected: [Int]) throws {
    let result = try blended(mode, Self.source, over: Self.below)
    for (ours, theirs) in zip(result, expected) { #expect(abs(ours - theirs) <= 2, "\(mode): \(result)") }
    #expect(result[3] == (mode == .destinationOut ? 0 : 255))
  }

  @Test func `hues, saturations and luminosities are exchanged`() throws {
    let gray = ResolvedColor(white: 0.5)
    // A gray source removes the colour and keeps the luminance: .3, .59, .11 of the colour below.
    for mode in [BlendMode.saturation, .color] {
      let result = try blended(mode, gray, over: Self.below)
      for component in result.prefix(3) { #expect(abs(component - 128) <= 2, "\(mode): \(result)") }
    }
    let bright = try blended(.luminosity, .white, over: Self.below)
    #expect(bright.prefix(3).allSatisfy { $0 == 255 })
  }

  @Test func `without a backdrop, the source is painted unchanged`() throws {
    for mode in BlendMode.allCases where ![.sourceAtop, .destinationOut].contains(mode) {
      #expect(try blended(mode, Self.source, over: .clear) == [204, 102, 51, 255], "\(mode)")
    }
    #expect(try blended(.sourceAtop, Self.source, over: .clear) == [0, 0, 0, 0])
  }

  @Test func `half of a source blends half`() throws {
    let half = try blended(.softLight, Self.source.opacity(0.5), over: Self.below)
    for (ours, theirs) in zip(half, [64, 148, 192, 255]) { #expect(abs(ours - theirs) <= 2) }
    let darker = try blended(.plusDarker, ResolvedColor(white: 0.75), over: ResolvedColor(white: 0.5))
    for component in darker.prefix(3) { #expect(abs(component - 64) <= 1) }
  }

  @Test func `a group keeps blending to itself`() throws {
    let blend = DisplayItem.group(.blend(.multiply), [.rect(0, 0, 1, 1, .blue)])
    let open = try paint([.rect(0, 0, 1, 1, .red), blend], width: 1, height: 1)
    #expect(open.pixel(0, 0) == [0, 0, 0, 255])
    let closed = try paint([.rect(0, 0, 1, 1, .red), .group(.isolation, [blend])], width: 1, height: 1)
    #expect(closed.pixel(0, 0) == [0, 0, 255, 255])
  }
}
