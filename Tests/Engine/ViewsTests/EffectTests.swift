import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct EffectTests {
  private var black: some View { Color.black.frame(width: 10, height: 10) }
  private let fill = "(fill (rect 45 15 10 10) #000000FF)"

  private func group(_ view: some View) -> String { printed(view).replacing("\n  \(fill))", with: "") }

  @Test func `each colour effect is a group with its name`() {
    #expect(group(black.brightness(0.2)) == "(brightness 0.2")
    #expect(group(black.contrast(1.5)) == "(contrast 1.5")
    #expect(group(black.saturation(0)) == "(saturation 0")
    #expect(group(black.grayscale(0.5)) == "(grayscale 0.5")
    #expect(group(black.hueRotation(.degrees(90))) == "(hue-rotation 90°")
    #expect(group(black.colorInvert()) == "(color-invert")
    #expect(group(black.colorMultiply(.white)) == "(color-multiply #FFFFFFFF")
    #expect(group(black.luminanceToAlpha()) == "(luminance-to-alpha")
  }

  @Test func `blurs, blends and groups`() {
    #expect(group(black.blur(radius: 3)) == "(blur 3")
    #expect(group(black.blur(radius: 3, opaque: true)) == "(blur 3 opaque")
    #expect(group(black.blur(radius: 0)) == fill)
    #expect(group(black.blur(radius: -2)) == fill)
    #expect(group(black.blendMode(.multiply)) == "(blend multiply")
    #expect(group(black.blendMode(.normal)) == fill)
    #expect(group(black.compositingGroup()) == "(isolation")
    #expect(group(black.drawingGroup()) == "(isolation")
    #expect(group(black.mask(Color.black)).hasPrefix("(mask"))
  }

  @Test func `transforms change the paint around their anchor`() {
    #expect(group(black.scaleEffect(2)) == "(transform 2 0 0 2 -50 -20")
    #expect(group(black.scaleEffect(x: -1)) == "(transform -1 0 0 1 100 0")
    #expect(group(black.scaleEffect(CGSize(width: 1, height: 3), anchor: .topLeading)) == "(transform 1 0 0 3 0 -30")
    #expect(group(black.rotationEffect(.degrees(90))) == "(transform 0 1 -1 0 70 -30")
    #expect(group(black.rotationEffect(.degrees(90), anchor: .topLeading)) == "(transform 0 1 -1 0 60 -30")
    #expect(group(black.transformEffect(CGAffineTransform(translationX: 3, y: 4))) == "(transform 1 0 0 1 3 4")
    #expect(group(black.transformEffect(CGAffineTransform(scaleX: 2, y: 1))) == "(transform 2 0 0 1 -45 0")
    #expect(group(black.scaleEffect(1)) == fill)
  }

  @Test func `transforms never change the layout`() {
    for view in [
      AnyView(black.scaleEffect(3)), AnyView(black.rotationEffect(.degrees(45))),
      AnyView(black.transformEffect(CGAffineTransform(translationX: 50, y: 0))),
      AnyView(black.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))), AnyView(black.blur(radius: 9)),
    ] {
      #expect(placed(view).frame == CGRect(x: 45, y: 15, width: 10, height: 10))
    }
  }

  @Test func `a rule knows where its content is painted`() throws {
    let node = placed(black.scaleEffect(2))
    let rule = try #require(node.node.rule as? TransformRule)
    #expect(rule.seen(node.frame, in: node.frame) == CGRect(x: 40, y: 10, width: 20, height: 20))
  }

  @Test func `a rotation about z is flat, about y it has perspective`() {
    #expect(group(black.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))) == "(transform 0 1 -1 0 70 -30")
    #expect(group(black.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))).hasPrefix("(projection"))
    #expect(group(black.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))) == fill)
    #expect(
      group(black.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        == "(transform 0.5 0 0 1 25 0")
  }

  @Test func `numbers that are not finite are left out and reported`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(group(black.blur(radius: .nan)) == fill)
      #expect(group(black.scaleEffect(.infinity)) == fill)
      #expect(group(black.rotationEffect(.radians(.nan))) == fill)
      #expect(group(black.opacity(.nan)) == fill)
      #expect(group(black.shadow(radius: .infinity, x: .nan)).hasPrefix("(shadow #00000054 radius 0 offset 0 0"))
      #expect(group(black.brightness(.nan)) == "(brightness 0")
    }
    #expect(Set(log.diagnostics.map(\.id)) == ["effect.invalid-number"])
    #expect(log.diagnostics.contains { $0.message.hasPrefix("blur radius") })
    #expect(log.diagnostics.contains { $0.message.contains("scaleEffect") })
  }
}
