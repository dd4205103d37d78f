import Diagnostics
import Foundation
import Graphics
import Testing
import UIKitValues

struct LiteralTests {
  @Test func `a colour literal is a colour`() {
    let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
  }

  @Test func `an image literal without an asset is empty and reported`() {
    let log = DiagnosticLog()
    let image = log.collecting { #imageLiteral(resourceName: "quay") }
    #expect(log.diagnostics.map(\.id) == ["image.missing-asset"])
    #expect(image.size.width <= 1)
  }
}
