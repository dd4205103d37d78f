import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct TextRunTests {
  @Test func `a text is black and in the body font by default`() {
    #expect(
      runs(Text("Chapter")) == [
        TextRun("Chapter", style: TextStyle(font: ResolvedFont(size: 17)), paint: .color(.black))
      ])
  }

  @Test func `concatenated texts keep their styles`() {
    let text = Text("Ch ").font(.system(size: 20)) + Text("42").bold().foregroundColor(.red) + Text("!")
    let parts = runs(text)
    #expect(parts.map(\.text) == ["Ch ", "42", "!"])
    #expect(parts.map(\.style.font.size) == [20, 17, 17])
    #expect(parts.map(\.style.font.weight) == [400, 600, 400])
    #expect(parts[1].paint == .color(ResolvedColor(bytes: 255, 56, 60)))
    #expect(parts[2].paint == .color(.black))
  }

  @Test func `the inner of two modifiers wins`() {
    let font = runs(Text("a").font(.title).font(.caption))[0].style.font
    #expect(font.size == 28)
    #expect(runs(Text("a").foregroundColor(.red).foregroundStyle(.blue))[0].paint == Color.red.paint)
    #expect(runs(Text("a").bold(false).bold())[0].style.font.weight == 400)
    #expect(runs(VStack { Text("a").font(.title) }.font(.caption))[0].style.font.size == 28)
    #expect(runs(VStack { Text("a") }.tracking(1).tracking(2))[0].style.tracking == 1)
  }

  @Test func `a text inherits what it does not set`() {
    let view = VStack { Text("a").tracking(2) + Text("b").fontWeight(.heavy) }
      .font(.system(size: 30)).italic().monospacedDigit().fontDesign(.serif).fontWeight(.light)
    let parts = runs(view)
    #expect(parts.map(\.style.font.size) == [30, 30])
    #expect(parts.map(\.style.font.weight) == [300, 800])
    #expect(parts.map(\.style.tracking) == [2, 0])
    #expect(parts.allSatisfy { $0.style.font.isItalic && $0.style.font.hasMonospacedDigits })
    #expect(parts.allSatisfy { $0.style.font.family == .system(.serif) })
  }

  @Test func `a modifier on concatenated texts applies to parts without their own`() {
    let parts = runs((Text("a").font(.title) + Text("b")).font(.caption).baselineOffset(3))
    #expect(parts.map(\.style.font.size) == [28, 12])
    #expect(parts.map(\.style.baselineOffset) == [3, 3])
  }

  /// Human Interface Guidelines, Typography: emphasized styles.
  @Test(
    arguments: [
      (Font.TextStyle.largeTitle, 700), (.title, 700), (.title2, 700), (.title3, 600), (.headline, 600), (.body, 600),
      (.callout, 600), (.subheadline, 600), (.footnote, 600), (.caption, 600), (.caption2, 600),
    ] as [(Font.TextStyle, Int)])
  func `bold is the style's emphasis`(_ style: Font.TextStyle, _ weight: Int) {
    #expect(runs(Text("a").font(.system(style)).bold())[0].style.font.weight == weight)
    #expect(runs(Text("a").font(.system(style).bold()))[0].style.font.weight == weight)
    let plain = runs(Text("a").font(.system(style)))[0].style.font.weight
    #expect(plain == (style == .headline ? 600 : 400))
  }

  @Test func `bold of a fixed size is bold`() {
    #expect(runs(Text("a").font(.system(size: 17)).bold())[0].style.font.weight == 700)
    #expect(runs(Text("a").font(.custom("Comic Neue", size: 17)).bold())[0].style.font.weight == 700)
  }

  /// Human Interface Guidelines, Typography: iOS Dynamic Type sizes.
  @Test(
    arguments: [
      (.xSmall, [31, 14, 11, 11]), (.large, [34, 17, 12, 11]), (.xxxLarge, [40, 23, 18, 17]),
      (.accessibility1, [44, 28, 22, 20]), (.accessibility5, [60, 53, 43, 40]),
    ] as [(DynamicTypeSize, [CGFloat])])
  func `styles follow the type size`(_ size: DynamicTypeSize, _ expected: [CGFloat]) {
    let view = VStack {
      Text("a").font(.largeTitle)
      Text("b")
      Text("c").font(.caption)
      Text("d").font(.caption2)
      Text("e").font(.system(size: 20))
    }.dynamicTypeSize(size)
    #expect(runs(view).map(\.style.font.size) == expected + [20])
  }

  @Test func `a custom font grows with its style unless it is fixed`() {
    func size(_ font: Font) -> CGFloat {
      runs(Text("a").font(font)) { $0.dynamicTypeSize = .accessibility5 }[0].style.font.size
    }
    #expect(size(.custom("Comic Neue", size: 17)) == 53)
    #expect(abs(size(.custom("Comic Neue", size: 24, relativeTo: .caption)) - 86) < 0.001)
    #expect(size(.custom("Comic Neue", fixedSize: 17)) == 17)
  }

  @Test func `the environment sets the case of letters`() {
    #expect(texts(VStack { Text("Straße") }.textCase(.uppercase)) == ["STRASSE"])
    #expect(texts(Text("i").textCase(.uppercase)) { $0.locale = Locale(identifier: "tr_TR") } == ["İ"])
    #expect(texts(Text("ABC").textCase(.lowercase).textCase(.uppercase)) == ["abc"])
  }

  @Test func `numbers in a key are formatted in the locale`() {
    #expect(texts(Text("\(1234567) pages")) == ["1,234,567 pages"])
    #expect(texts(Text("\(1234567) pages")) { $0.locale = Locale(identifier: "de_DE") } == ["1.234.567 pages"])
    #expect(texts(Text("\(0.5, specifier: "%.2f") of \("it")")) == ["0.50 of it"])
    #expect(texts(Text(verbatim: "\(1234567)")) == ["1234567"])
  }

  @Test func `the environment sets the limits of a paragraph`() {
    let view = Text("aaa bbb ccc").font(.system(size: 10))
    #expect(placed(view.lineLimit(1), width: 60).frame.height == 10)
    #expect(texts(VStack { view }.lineLimit(1)) == ["aaa bbb ccc"])
    #expect(printed(view.lineLimit(1), width: 60).contains("\"aaa b…\""))
    #expect(placed(view.lineSpacing(5), width: 30, height: 80).frame.height == 40)
    let shrunk = printed(view.lineLimit(1).minimumScaleFactor(0.5), width: 66)
    #expect(shrunk.contains("\"aaa bbb ccc\" system 6 "))
  }

  @Test func `control characters are reported, white space is not`() {
    let log = DiagnosticLog()
    log.collecting { _ = texts(Text(verbatim: "a\u{0}b\tc\u{7}d\u{7}")) }
    #expect(log.diagnostics.map(\.id) == ["text.control-character", "text.control-character"])
    #expect(log.diagnostics.first?.message == "the control character U+0000 in a text is not drawn")
  }

  @Test func `a text has its own direction, or else the layout's`() {
    #expect(printed(Text("שלום")).contains("rtl"))
    #expect(!printed(Text("abc")) { $0.layoutDirection = .rightToLeft }.contains("rtl"))
    #expect(printed(Text("42")) { $0.layoutDirection = .rightToLeft }.contains("rtl"))
    #expect(printed(Text("日本")) { $0.locale = Locale(identifier: "ja_JP") }.contains(" ja-JP"))
  }
}

extension Color {
  /// The paint in the light colour scheme.
  var paint: Paint { .color(resolved(in: EnvironmentValues())) }
}
