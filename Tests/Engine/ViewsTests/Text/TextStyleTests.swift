import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Localization
import Testing

@testable import Views

private func style(_ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }) -> TextStyle {
  runs(view, in: change).first?.style ?? TextStyle(font: ResolvedFont(size: 0))
}

struct TextStyleTests {
  @Test func `a font sets all attributes of letters`() {
    let font = Font.system(.body, design: .serif, weight: .light).width(.condensed).smallCaps().leading(.tight).italic()
    let resolved = style(Text("a").font(font)).font
    #expect(resolved.family == .system(.serif))
    #expect(resolved.weight == 300)
    #expect(resolved.width == -0.2)
    #expect(resolved.smallCaps == [.lowercase, .uppercase])
    #expect(resolved.leading == -2)
    #expect(resolved.isItalic)
    #expect(style(Text("a").font(.body.lowercaseSmallCaps())).font.smallCaps == .lowercase)
    #expect(style(Text("a").font(.body.monospaced())).font.family == .system(.monospaced))
  }

  @Test func `lines are drawn if set on the text or around it`() {
    #expect(style(Text("a").underline()).underline == TextDecoration())
    #expect(style(Text("a").strikethrough(true, color: .red)).strikethrough?.color == ResolvedColor(bytes: 255, 56, 60))
    #expect(style(VStack { Text("a") }.underline(pattern: .dash)).underline?.pattern == .dash)
    #expect(style(VStack { Text("a").underline(false) }.underline()).underline == nil)
    #expect(style(Text("a").underline(false).underline()).underline == nil)
  }

  @Test func `tracking, kerning and offset are independent`() {
    let kept = style(Text("a").kerning(2).tracking(1).baselineOffset(-3))
    #expect((kept.tracking, kept.kerning, kept.baselineOffset) == (1, 2, -3))
    #expect(style(VStack { Text("a") }.kerning(2).baselineOffset(4)).kerning == 2)
    #expect(style(Text("a").tracking(.nan).kerning(.infinity)).letterSpacing == 0)
  }

  @Test func `secondary text is smaller and heavier, in the line of its font`() {
    let font = style(Text("a").textScale(.secondary)).font
    #expect(abs(font.size - 14.246) < 0.001)
    #expect((font.weight, font.lineSize) == (500, 17))
    #expect(style(Text("a").textScale(.secondary, isEnabled: false)).font == style(Text("a")).font)
    #expect(style(VStack { Text("a") }.textScale(.secondary)).font == font)
    #expect(abs(style(Text("a").font(.largeTitle).textScale(.secondary)).font.size - 23.8) < 0.001)
  }

  @Test func `monospaced letters and digits are requested`() {
    #expect(style(Text("a").monospaced()).font.family == .system(.monospaced))
    #expect(style(VStack { Text("a") }.monospaced()).font.family == .system(.monospaced))
    #expect(style(Text("a").monospaced(false)).font.family == .system(.standard))
    #expect(style(Text("a").monospacedDigit()).font.hasMonospacedDigits)
    #expect(style(VStack { Text("a") }.fontWidth(.expanded)).font.width == 0.2)
  }

  @Test func `paragraphs have every attribute of the environment`() {
    func asked(_ change: (inout EnvironmentValues) -> Void) -> TextSpecification {
      var environment = EnvironmentValues()
      change(&environment)
      return environment.textSpecification(of: [])
    }
    #expect(asked { $0.truncationMode = .middle }.truncation == .middle)
    #expect(asked { $0.allowsTightening = true }.allowsTightening)
    #expect(asked { $0.lineLimit = 3 }.lineLimit == 3)
    #expect(texts(VStack { Text("a").lineLimit(2, reservesSpace: true) }.lineLimit(1)) == ["a"])
    #expect(
      texts(
        Group {
          Text("a").lineLimit(2...); Text("b").lineLimit(...2)
        }.lineLimit(2...4)) == ["a", "b"])
  }

  @Test func `the type size is limited to a range, and has older names`() {
    func size(_ view: some View) -> CGFloat { style(view) { $0.dynamicTypeSize = .accessibility5 }.font.size }
    #expect(size(Text("a").dynamicTypeSize(...DynamicTypeSize.large)) == 17)
    #expect(size(Text("a").dynamicTypeSize(.small ... .xLarge)) == 19)
    #expect(size(Text("a").dynamicTypeSize(DynamicTypeSize.small...)) == 53)
    #expect(size(Text("a").environment(\.sizeCategory, .extraSmall)) == 14)
    #expect(ContentSizeCategory(.accessibility1) == .accessibilityMedium)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(TextSizes.iOS26.scaled(10, like: .body, at: .xxxLarge) == 10 * 23 / 17.0)
  }

  @Test(arguments: [0, -0.0, -3, CGFloat.leastNonzeroMagnitude, -.infinity, .nan])
  func `a size of zero is Core Text's default, 12 points`(_ size: CGFloat) {
    #expect(style(Text("a").font(.custom("x", size: size))).font.size == 12)
    #expect(style(Text("a").font(.custom("x", fixedSize: size))).font.size == 12)
    #expect(style(Text("a").font(.system(size: size))).font.size == 12)
    #expect(style(Text("a").font(.custom("x", size: size)).dynamicTypeSize(.accessibility5)).font.size == 12)
    #expect(style(Text("a").font(.system(size: 0.5))).font.size == 0.5)
  }

  @Test func `invalid sizes do not trap`() {
    for size in [CGFloat.nan, .infinity, -5, 0, 1e30] {
      #expect(style(Text("a").font(.system(size: size))).font.size.isFinite)
      #expect(style(Text("a").font(.custom("x", size: size))).font.size.isFinite)
    }
    #expect(style(Text("a").lineHeight(.exact(points: .nan))).font.leading == 0)
    #expect(style(VStack { Text("a") }.lineHeight(.multiple(factor: 2))).font.leading > 0)
  }

  @Test func `an attributed string keeps its own styles`() {
    var string = AttributedString("one two")
    string.font = .title
    if let range = string.range(of: "two") {
      string[range].foregroundColor = .red
      string[range].backgroundColor = .yellow
      string[range].underlineStyle = .single
      string[range].kern = 2
      string[range].baselineOffset = 3
      string[range].inlinePresentationIntent = .stronglyEmphasized
    }
    let parts = runs(Text(string).font(.caption))
    #expect(parts.map(\.text) == ["one ", "two"])
    #expect(parts.map(\.style.font.size) == [28, 28])
    #expect(parts[1].paint == Color.red.paint)
    #expect(parts[1].style.underline == TextDecoration())
    #expect(parts[1].style.kerning == 2)
    #expect(parts[1].style.font.weight == 700)
    let fills = drawn(Text(string), width: 400).filter { if case .fill = $0 { true } else { false } }
    // The background and the underline.
    #expect(fills.count == 2)
    var container = AttributeContainer()
    container.foregroundColor = .blue
    #expect(runs(Text(AttributedString("x", attributes: container)))[0].paint == Color.blue.paint)
  }

  @Test func `a repeated control character is reported once`() {
    let log = DiagnosticLog()
    let hostile = String(repeating: "\u{0}\u{7}\t\u{9C}é", count: 50_000)
    let shown = log.collecting { texts(Text(verbatim: hostile)).joined() }
    #expect(shown.count <= 12_001)
    let reports = log.diagnostics.filter { $0.id == "text.control-character" }.map(\.message)
    #expect(reports.count == 3)
    #expect(["U+0000", "U+0007", "U+009C"].allSatisfy { code in reports.contains { $0.contains(code) } })
    #expect(log.diagnostics.contains { $0.id == "text.too-long" })
  }

  @Test func `API without an effect compiles`() {
    let text = Text("a").speechSpellsOutCharacters().accessibilityTextContentType(.narrative)
      .typesettingLanguage(.init(languageCode: .japanese))
    #expect(texts(text.textSelection(.enabled).typesettingLanguage(.init(languageCode: .thai))) == ["a"])
  }
}

private struct Scaled: View {
  @ScaledMetric private var size = 17
  @ScaledMetric(relativeTo: .caption) private var small: CGFloat = 12

  var body: some View { Text(verbatim: "\(size) \(small)") }
}

struct ScaledMetricTests {
  @Test func `a metric scales with its style`() {
    #expect(texts(Scaled()) == ["17.0 12.0"])
    #expect(texts(Scaled()) { $0.dynamicTypeSize = .accessibility5 } == ["53.0 43.0"])
  }
}
