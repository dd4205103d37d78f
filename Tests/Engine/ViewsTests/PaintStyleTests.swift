import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct PaintStyleTests {
  private var square: some View { Rectangle().frame(width: 10, height: 10) }

  private func paint(
    _ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    let line = printed(view, width: 10, height: 10, in: change)
    return line.replacing("(fill (rect 0 0 10 10) ", with: "").replacing(")", with: "")
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `a style of two or three has these as its levels`() {
    func level(_ style: HierarchicalShapeStyle) -> String {
      paint(square.foregroundStyle(style).foregroundStyle(Color.white, red))
    }
    #expect(level(.primary) == "#FFFFFFFF")
    #expect(level(.secondary) == "#FF0000FF")
    #expect(level(.tertiary) == "#FF000080")
    #expect(paint(square.foregroundStyle(.tertiary).foregroundStyle(red, red, Color.white)) == "#FFFFFFFF")
  }

  @Test func `every style has levels`() {
    #expect(paint(Rectangle().fill(red.secondary)) == "#FF000080")
    #expect(paint(Rectangle().fill(red.quinary)) == "#FF00000D")
    #expect(paint(Rectangle().fill(.foreground.secondary)) == "#3C3C4399")
    #expect(paint(Rectangle().fill(.tint.tertiary).tint(red)) == "#FF000040")
    #expect(paint(Rectangle().fill(.fill.tertiary)) == "#7676801F")
    #expect(paint(Rectangle().fill(.background.secondary)) == "#F2F2F7FF")
    #expect(paint(Rectangle().fill(.background.secondary)) { $0.colorScheme = .dark } == "#1C1C1EFF")
    #expect(paint(square.foregroundStyle(.secondary.secondary)) == "#3C3C434D")
  }

  @Test func `the system's styles have the system's colours`() {
    #expect(paint(Rectangle().fill(.fill)) == "#78788033")
    #expect(paint(Rectangle().fill(.background)) == "#FFFFFFFF")
    #expect(paint(Rectangle().fill(.separator)) == "#3C3C434A")
    #expect(paint(Rectangle().fill(.placeholder)) == "#3C3C434D")
    #expect(paint(Rectangle().fill(.link)) == "#007AFFFF")
    #expect(paint(Rectangle().fill(.selection).tint(red)) == "#FF0000FF")
    #expect(paint(Rectangle().fill(.windowBackground)) == "#FFFFFFFF")
    #expect(paint(square.background().backgroundStyle(red)).hasPrefix("#FF0000FF"))
  }

  @Test func `a style that refers to the one around it does not refer to itself`() {
    struct Own: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .secondary }
    }
    #expect(paint(square.foregroundStyle(Own()).foregroundStyle(red)) == "#FF000080")
    #expect(paint(square.foregroundStyle(.foreground).foregroundStyle(red)) == "#FF0000FF")
    #expect(paint(Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(red)) == "#FF000080")
    #expect(paint(square.background(.background).backgroundStyle(.background)).hasPrefix("#FFFFFFFF"))
    #expect(paint(square.foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(red)) == "#FF000080")
  }

  @Test func `a custom style can depend on the environment`() {
    struct Own: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(paint(square.foregroundStyle(Own())) == "#000000FF")
    #expect(paint(square.foregroundStyle(Own())) { $0.colorScheme = .dark } == "#FFFFFFFF")
    #expect(paint(square.foregroundStyle(Own().secondary)) == "#00000080")
  }

  @Test func `opacities, shadows and blends wrap the paint`() {
    #expect(paint(Rectangle().fill(red.secondary.opacity(0.5))) == "#FF000040")
    #expect(
      paint(Rectangle().fill(red.blendMode(.multiply))) == "(blend multiply #FF0000FF")
    #expect(
      paint(Rectangle().fill(red.shadow(.drop(radius: 2, y: 1))))
        == "(shadow #00000054 radius 2 offset 0 1 #FF0000FF")
    #expect(
      paint(Rectangle().fill(red.shadow(.inner(radius: 2)))) == "(inner-shadow #0000008C radius 2 offset 0 0 #FF0000FF")
    #expect(paint(square.foregroundStyle(.opacity(0.5)).foregroundStyle(red)) == "#FF000080")
  }

  @Test func `materials blur what is behind; thicker ones are denser`() {
    #expect(paint(Rectangle().fill(.ultraThinMaterial)) == "(backdrop radius 25 saturation 1.8 tint #F6F6F85C")
    #expect(paint(Rectangle().fill(Material.thick)) { $0.colorScheme = .dark }.hasSuffix("tint #252528CC"))
    #expect(paint(square.background(.regularMaterial, in: Rectangle())).hasPrefix("(backdrop"))
  }

  @Test func `gradients spread over the filled area`() {
    func gradient(_ view: some View) -> String { printed(view.frame(width: 20, height: 10), width: 20, height: 10) }
    let stops = "0 #000000FF, 1 #FFFFFFFF"
    let colors = [Color.black, .white]
    #expect(
      gradient(RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 8))
        == "(fill (rect 0 0 20 10) (radial-gradient 10 5 radius 2 to 8: \(stops)))")
    #expect(
      gradient(EllipticalGradient(colors: colors))
        == "(fill (rect 0 0 20 10) (elliptical-gradient 10 5 radius 0 0 to 10 5: \(stops)))")
    #expect(
      gradient(AngularGradient(colors: colors, center: .topLeading, angle: .degrees(90)))
        == "(fill (rect 0 0 20 10) (angular-gradient 0 0 from 90° to 450°: \(stops)))")
    #expect(
      gradient(AngularGradient(colors: colors, center: .center))
        == "(fill (rect 0 0 20 10) (angular-gradient 10 5 from 0° to 360°: \(stops)))")
    #expect(
      gradient(Rectangle().fill(Gradient(colors: colors).colorSpace(.device)))
        == "(fill (rect 0 0 20 10) (linear-gradient 10 0 to 10 10: device \(stops)))")
    #expect(
      gradient(RadialGradient(colors: colors, center: .center, startRadius: -2, endRadius: .nan))
        .contains("radius 0 to 0"))
  }

  @Test func `a mesh without enough points paints its background`() {
    let log = DiagnosticLog()
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1]], colors: [red], background: .white)
    #expect(log.collecting { paint(mesh) } == "#FFFFFFFF")
    #expect(log.diagnostics.map(\.id) == ["gradient.bad-mesh"])
    let whole = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, .white, .white, red])
    #expect(paint(whole) == "(mesh-gradient 2×2: 0 0 #FF0000FF, 10 0 #FFFFFFFF, 0 10 #FFFFFFFF, 10 10 #FF0000FF")
    _ = MeshGradient(width: 0, height: -4, points: [], colors: [])
  }
}

struct ColorTests {
  private func text(_ color: Color, dark: Bool = false, assets: (any AssetSource)? = nil) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.assets = assets
    return color.resolved(in: environment).description
  }

  @Test func `a resolved colour keeps linear components and prints itself as SwiftUI's`() throws {
    let color = Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(color.description == "#4C4C4C4D")
    #expect(abs(color.linearRed - 0.0732) < 1e-3)
    #expect(abs(color.red - 0.3) < 1e-6)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.5, blue: 0).description == "#FFBC00FF")
    let data = try JSONEncoder().encode(color)
    let back = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(abs(back.linearGreen - color.linearGreen) < 1e-6)
    #expect(try JSONDecoder().decode([Float].self, from: data).count == 4)
    #expect(Color.red.resolve(in: EnvironmentValues()).description == "#FF383CFF")
    #expect(text(Color(color)) == "#4C4C4C4D")
  }

  @Test func `colours mix in Oklab by default`() {
    let mixed = Color.red.mix(with: .blue, by: 0.5).resolved(in: EnvironmentValues())
    for (ours, theirs) in zip([mixed.red, mixed.green, mixed.blue], [170.0, 121, 168]) {
      #expect(abs(ours * 255 - theirs) <= 2)
    }
    #expect(text(Color.black.mix(with: .white, by: 0.5, in: .device)) == "#808080FF")
    #expect(text(Color.black.mix(with: .white, by: 7)) == "#FFFFFFFF")
    #expect(text(Color.black.mix(with: .white, by: .nan)) == "#000000FF")
  }

  @Test func `components that are not finite count as 0`() {
    #expect(text(Color(red: .nan, green: .infinity, blue: 0.5)) == "#000080FF")
    #expect(text(Color(hue: .nan, saturation: 1, brightness: 1)).count == 9)
    #expect(text(Color(hue: -1.0 / 3, saturation: 1, brightness: 1)) == "#0000FFFF")
    #expect(text(Color.red.opacity(.nan)) == "#FF383C00")
  }

  @Test func `a colour set may name a system colour as UIKit does`() throws {
    #expect(try text(#require(Color(systemColorNamed: "systemRedColor")), dark: true) == "#FF4245FF")
    #expect(try text(#require(Color(systemColorNamed: "tertiarySystemFillColor"))) == "#7676801F")
    #expect(try text(#require(Color(systemColorNamed: "label"))) == "#000000FF")
    #expect(try text(#require(Color(systemColorNamed: "darkTextColor")), dark: true) == "#000000FF")
    #expect(Color(systemColorNamed: "brandColor") == nil)
    #expect(Color(systemColorNamed: "") == nil)
  }

  private struct Source: AssetSource {
    let colors: [String: Color]
    func image(named name: String, in bundle: URL?, for traits: AssetTraits) -> ImageAsset? { nil }
    func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color? { colors[name] }
  }

  @Test func `a name is looked up in the assets, and reported if missing`() {
    let assets = Source(colors: ["Brand": Color(white: 0.5), "AccentColor": .white, "Loop": Color("Loop")])
    #expect(text(Color("Brand"), assets: assets) == "#808080FF")
    #expect(text(.accentColor, assets: assets) == "#FFFFFFFF")
    let log = DiagnosticLog()
    log.collecting {
      #expect(text(Color("Missing"), assets: assets) == "#00000000")
      #expect(text(Color("Loop"), assets: assets) == "#00000000")
    }
    #expect(log.diagnostics.map(\.id) == ["color.not-found", "color.not-found"])
    #expect(log.diagnostics.first?.subject == "Missing")
  }

  @Test func `colours describe themselves`() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary)" == "primary")
    #expect("\(Color.accentColor)" == "accentColor")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color("Brand"))" == "NamedColor(name: \"Brand\", bundle: nil)")
  }

  @Test func `an accent sets the accent colour and the tint`() {
    func fill(_ view: some View) -> String { printed(view, width: 10, height: 10) }
    #expect(fill(Rectangle().fill(Color.accentColor).accentColor(.white)).contains("#FFFFFFFF"))
    #expect(fill(Rectangle().fill(.tint).accentColor(.white)).contains("#FFFFFFFF"))
    #expect(fill(Rectangle().fill(Color.accentColor).accentColor(.accentColor)).contains("#0088FFFF"))
  }
}
