import Ambient
import Foundation
import Graphics
import Testing
import Views

@testable import UIKitValues

struct UIColorTests {
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  private func drawn<Result>(in scheme: ColorScheme, _ body: () -> Result) -> Result {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return withAmbientValues({ $0.environment = environment }, operation: body)
  }

  @Test func `a dynamic colour uses the drawn scheme`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color(uiColor: dynamic).resolve(in: environment).red == 1)
    #expect(Color(uiColor: dynamic).resolve(in: EnvironmentValues()).red == 0)
    #expect(drawn(in: .dark) { dynamic.cgColor.components?.first } == 1)
    #expect(drawn(in: .light) { dynamic.cgColor.components?.first } == 0)
    #expect(drawn(in: .dark) { UITraitCollection.current.userInterfaceStyle } == .dark)
  }

  @Test func `withAlphaComponent replaces the alpha`() {
    #expect(abs(UIColor(white: 0, alpha: 0.5).withAlphaComponent(0.8).cgColor.alpha - 0.8) < 1e-4)
    #expect(UIColor.red.withAlphaComponent(.nan).cgColor.alpha == 0)
    #expect(UIColor.clear.withAlphaComponent(1).cgColor.alpha == 0)
  }

  @Test func `hue, saturation and brightness are preserved`() {
    var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    UIColor(hue: 0.7, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.7) < 1e-3 && abs(saturation - 0.5) < 1e-3 && abs(brightness - 0.8) < 1e-3)
  }
}
