import Foundation
import Testing

@testable import Graphics

struct GradientTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  /// 140, 83, 162 by hand: Ottosson's published Oklab of sRGB red is (0.62796, 0.22486, 0.12585), of blue (0.45201,
  /// -0.03246, -0.31153), whose mean converts to that.
  @Test func `red and blue meet in Oklab, not in sRGB`() throws {
    let middle = try #require(stops(red, blue).subdivided(steps: 2).dropFirst().first)
    #expect(middle.location == 0.5)
    #expect(bytes(middle.color) == [140, 83, 162, 255])
  }

  /// Tops that the TUIkit project measured on macOS, as lightness in HSL: grey 0.647, blue 0.639, green 0.451, black 0.198.
  @Test(arguments: [
    (ResolvedColor(bytes: 128, 128, 128), 0.647), (ResolvedColor(bytes: 51, 102, 204), 0.639),
    (ResolvedColor(bytes: 0, 153, 51), 0.451), (ResolvedColor(bytes: 0, 0, 0), 0.198),
  ])
  func `the standard gradient starts lighter and ends with the colour`(color: ResolvedColor, lightness: Double) {
    let (top, bottom) = color.standardGradient
    let components = [top.red, top.green, top.blue]
    #expect(abs(((components.min() ?? 0) + (components.max() ?? 0)) / 2 - lightness) < 0.016)
    #expect(bottom == color)
  }

  @Test func `white cannot be lighter and ends in a light grey`() {
    let (top, bottom) = ResolvedColor(bytes: 255, 255, 255, alpha: 0.5).standardGradient
    #expect(bytes(top) == [255, 255, 255, 128])
    #expect(bytes(bottom) == [232, 232, 232, 128])
    let clear = ResolvedColor.clear.standardGradient
    #expect(clear.top == .clear && clear.bottom == .clear)
  }

  /// SwiftUI's own middle is 170, 121, 168 (measured by the swiftui-web project on macOS).
  @Test func `system red and system blue meet within two steps of SwiftUI's colour`() throws {
    let systems = stops(ResolvedColor(bytes: 255, 56, 60), ResolvedColor(bytes: 0, 136, 255))
    let middle = try #require(systems.subdivided(steps: 2).dropFirst().first)
    for (ours, theirs) in zip(bytes(middle.color), [170, 121, 168, 255]) { #expect(abs(ours - theirs) <= 2) }
  }

  @Test func `the ends keep their exact colours`() {
    for color in [red, blue, ResolvedColor(bytes: 1, 254, 128), .black, .white, ResolvedColor(white: 0.2, alpha: 0.3)] {
      let back = Oklab(color).resolved
      #expect(bytes(back) == bytes(color))
    }
  }

  @Test func `fifteen colours are inserted evenly between two others`() {
    let stops = stops(red, blue).subdivided()
    #expect(stops.count == 17)
    let locations = (0...16).map { index in Double(index) / 16 }
    #expect(stops.map(\.location) == locations)
    #expect(stops.first?.color == red)
    #expect(stops.last?.color == blue)
  }

  @Test func `nothing is inserted between equal colours`() {
    #expect(stops(red, red).subdivided() == stops(red, red).stops)
    #expect(GradientStops([]).subdivided().isEmpty)
    #expect(GradientStops([.init(color: red, location: 0.3)]).subdivided().count == 1)
  }

  @Test func `stops are sorted, and equal locations keep their order`() {
    let stops = GradientStops([
      .init(color: .white, location: 1), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
      .init(color: .black, location: 0),
    ])
    #expect(stops.stops.map(\.color) == [.black, red, blue, .white])
    #expect(stops.stops.map(\.location) == [0, 0.5, 0.5, 1])
  }

  @Test func `a hard edge stays hard`() {
    let edge = GradientStops([
      .init(color: red, location: 0), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
      .init(color: blue, location: 1),
    ])
    #expect(edge.subdivided() == edge.stops)
  }

  @Test func `a colour that fades out keeps its hue`() {
    let half = stops(red, blue.opacity(0)).subdivided(steps: 4)[2]
    #expect(bytes(half.color) == [255, 0, 0, 128])
    let strong = Oklab(red).mixed(with: Oklab(blue.opacity(0.25)), by: 0.5).resolved
    // Premultiplied: red counts four times as much as blue.
    let weighted = Oklab(red).mixed(with: Oklab(blue), by: 0.2).resolved
    #expect(abs(strong.red - weighted.red) < 1e-9 && abs(strong.blue - weighted.blue) < 1e-9)
    #expect(strong.alpha == 0.625)
  }

  @Test func `a paint of the unit square is mapped to a frame`() {
    let paint = Paint.linearGradient(stops(red, blue), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 1, y: 1))
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(
      paint.mapped(to: frame)
        == .linearGradient(stops(red, blue), start: CGPoint(x: 60, y: 20), end: CGPoint(x: 110, y: 60)))
    #expect(Paint.color(red).mapped(to: frame) == .color(red))
  }

  @Test func `an opacity applies to every colour of a paint`() {
    #expect(Paint.color(red.opacity(0.5)).opacity(0.5) == .color(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.25)))
    let paint = Paint.linearGradient(stops(red, blue.opacity(0.5)), start: .zero, end: .zero).opacity(0.5)
    #expect(
      paint == .linearGradient(stops(red.opacity(0.5), blue.opacity(0.25)), start: .zero, end: .zero))
  }

  private func stops(_ start: ResolvedColor, _ end: ResolvedColor) -> GradientStops {
    GradientStops([.init(color: start, location: 0), .init(color: end, location: 1)])
  }

  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }
}
