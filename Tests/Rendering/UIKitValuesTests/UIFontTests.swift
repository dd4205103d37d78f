import Ambient
import Foundation
import Testing
import Views

@testable import UIKitValues

struct UIFontTests {
  @Test func `a descriptor gives a font in another design, and 0 keeps the size`() throws {
    let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
    #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(size: 20, design: .rounded).weight(.bold))
    #expect(Font(UIFont(descriptor: rounded, size: 31)) == .system(size: 31, design: .rounded).weight(.bold))
  }

  @Test func `a text style follows Dynamic Type until it has a size`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(Font(headline) == .headline)
    #expect(Font(headline.withSize(30)) == .system(size: 30).weight(.semibold))
    #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 28)
  }

  @Test func `traits and attributes are used`() throws {
    let bold = try #require(
      UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Font(UIFont(descriptor: bold, size: 0)) == .system(size: 12).bold().italic())
    let heavy = UIFontDescriptor(fontAttributes: [
      .family: "Avenir", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(Font(UIFont(descriptor: heavy, size: 9)) == .custom("Avenir", fixedSize: 9).weight(.heavy))
  }

  @Test func `an invalid size is 17, and a negative one is ignored`() {
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 0)
    #expect(UIFont.systemFont(ofSize: 20).withSize(.infinity).pointSize == 20)
  }

  @Test func `metrics scale with the type size that is current`() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility1
    withAmbientValues({ $0.environment = environment }) {
      #expect(abs(UIFontMetrics.default.scaledValue(for: 17) - 28) < 1e-9)
      #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityMedium)
    }
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 10) == 10)
  }
}
