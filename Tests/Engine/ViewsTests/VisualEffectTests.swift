import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct VisualEffectTests {
  @Test func `an effect knows the view's size and changes nothing in the layout`() {
    let view = Color.red.frame(width: 20, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width, y: -proxy.size.height)
    }
    #expect(placed(view).frame == CGRect(x: 40, y: 15, width: 20, height: 10))
    guard case .group(.transform(let transform), _) = drawn(view).first else {
      Issue.record("no transform")
      return
    }
    #expect((transform.tx, transform.ty) == (20, -10))
  }

  @Test func `it paints the same as the modifiers of these names`() {
    let box = Color.red.frame(width: 20, height: 10)
    func same(_ effect: some View, _ modifier: some View) -> Bool { drawn(effect) == drawn(modifier) }
    #expect(same(box.visualEffect { view, _ in view.opacity(0.5) }, box.opacity(0.5)))
    #expect(same(box.visualEffect { view, _ in view.blur(radius: 3) }, box.blur(radius: 3)))
    #expect(same(box.visualEffect { view, _ in view.scaleEffect(2) }, box.scaleEffect(2)))
    #expect(same(box.visualEffect { view, _ in view.rotationEffect(.degrees(30)) }, box.rotationEffect(.degrees(30))))
    #expect(
      same(
        box.visualEffect { view, _ in view.brightness(0.1).contrast(2).saturation(0.5).grayscale(0.2) },
        box.brightness(0.1).contrast(2).saturation(0.5).grayscale(0.2)))
    #expect(same(box.visualEffect { view, _ in view.hueRotation(.degrees(90)) }, box.hueRotation(.degrees(90))))
    #expect(same(box.visualEffect { view, _ in view }, box))
  }

  @Test func `numbers that are not finite are left out and reported`() {
    let log = DiagnosticLog()
    log.collecting {
      _ = drawn(Color.red.visualEffect { view, _ in view.offset(x: .nan).opacity(.infinity) })
    }
    #expect(Set(log.diagnostics.map(\.id)) == ["effect.invalid-number"])
  }

  @Test func `a view is mirrored in the direction that it sets`() {
    func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      let items = drawn(Color.red.layoutDirectionBehavior(behavior)) { $0.layoutDirection = direction }
      if case .group(.transform, _) = items.first { return true }
      return false
    }
    #expect(isMirrored(.mirrors, .rightToLeft) && !isMirrored(.mirrors, .leftToRight))
    #expect(isMirrored(.mirrors(in: .leftToRight), .leftToRight))
    #expect(!isMirrored(.fixed, .rightToLeft))
  }

  @Test func `a reader knows its safe area insets`() {
    func insets(_ edges: Edge.Set) -> String {
      let reader = GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text(
          verbatim: [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Int($0))" }.joined(
            separator: " "))
      }
      return texts(
        reader.ignoresSafeArea(edges: edges).safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 7) }
          .safeAreaPadding(.leading, 3)
      ).joined()
    }
    #expect(insets([]) == "7 3 0 0")
    #expect(insets(.top) == "0 3 0 0")
    #expect(insets(.all) == "0 0 0 0")
  }
}
