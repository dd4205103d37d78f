import Foundation
import Graphics
import LayoutEngine
import Localization
import Testing

@testable import Views

private struct Weekday: CustomStringConvertible {
  let description = "Monday"
}

struct TextKeyTests {
  @Test func `a literal is a key, a string is not`() {
    #expect(texts(Text("**a** b")) == ["a", " b"])
    let string = "**a** b"
    #expect(texts(Text(string)) == ["**a** b"])
    #expect(texts(Text(string.dropFirst())) == ["*a** b"])
    #expect(texts(Text(verbatim: "**a** b")) == ["**a** b"])
    #expect(texts(Text(LocalizedStringKey(string))) == ["a", " b"])
    #expect(texts(Text("\(string)")) == ["**a** b"])
  }

  @Test func `words in a text agree with their number, also in Markdown`() {
    let (one, three) = (1, 3)
    #expect(texts(Text("^[3 apple](inflect: true)")) == ["3 apples"])
    #expect(texts(Text("^[\(one) apple](inflect: true)")) == ["1 apple"])
    #expect(texts(Text("**^[\(three) *ripe* apple](inflect: true)** left")) == ["3 ", "ripe", " apples", " left"])
    #expect(texts(Text(verbatim: "^[3 apple](inflect: true)")) == ["^[3 apple](inflect: true)"])
  }

  @Test func `every kind of value can be interpolated`() {
    func text(_ key: LocalizedStringKey) -> String { texts(Text(key)).joined() }
    #expect(text("\(1234) \(UInt8(5)) \(Int32(-7))") == "1,234 5 -7")
    #expect(text("\(0.5) \(0.5, specifier: "%.1f") \(CGFloat(2), specifier: "%.0f")") == "0.500000 0.5 2")
    #expect(text("\(7, specifier: "%02d")%") == "07%")
    #expect(text("\("a") \(Weekday()) \(true)") == "a Monday true")
    #expect(text("\(Text("b").bold()) \(0.25, format: .percent)") == "b 25%")
    #expect(text("\(["a", "b", "c"], format: .list(type: .and))") == "a, b, and c")
    #expect(text("\(AttributedString("x")) \(LocalizedStringResource("y"))") == "x y")
    #expect(text("100% sure") == "100% sure")
    #expect(text("\(3)% of %d") == "3% of %d")
    #expect(text("\(NSNumber(value: 3), formatter: NumberFormatter())") == "3")
  }

  @Test func `an interpolated text keeps its style and inherits the rest`() {
    let parts = runs(Text("a **\(Text("b").italic())** c").font(.caption))
    #expect(parts.map(\.text) == ["a ", "b", " c"])
    #expect(parts.map(\.style.font.weight) == [400, 600, 400])
    #expect(parts.map(\.style.font.isItalic) == [false, true, false])
    #expect(parts.map(\.style.font.size) == [12, 12, 12])
  }

  @Test func `an interpolated image is set in the line`() {
    let picture = DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 4, height: 2))
    let parts = runs(Text("a \(Image(picture, scale: 1)) b"))
    #expect(parts.map(\.text) == ["a ", "\u{FFFC}", " b"])
    #expect(parts[1].attachment?.size == CGSize(width: 4, height: 2))
    let items = drawn(Text("a \(Image(picture, scale: 1)) b"), width: 1000)
    #expect(items.contains { if case .group(.transform, let inside) = $0 { !inside.isEmpty } else { false } })
  }

  @Test func `a symbol in a text has the text's colour`() {
    let picture = DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 4, height: 2))
    let text = Text("a \(Image(picture, scale: 1).renderingMode(.template))").foregroundStyle(.red)
    let items = drawn(text, width: 1000)
    let tints = items.compactMap { item -> Paint? in
      guard case .group(.transform, let inside) = item, case .picture(let picture) = inside.first else { return nil }
      return picture.tint
    }
    #expect(tints.map { "\($0)" } == ["\(runs(Text("a").foregroundStyle(.red))[0].paint)"])
  }

  @Test func `markdown becomes style`() {
    let parts = runs(Text("*i* `c` ~~s~~ [l](https://a.b)"))
    #expect(parts.map(\.text) == ["i", " ", "c", " ", "s", " ", "l"])
    #expect(parts[0].style.font.isItalic)
    #expect(parts[2].style.font.family == .system(.monospaced))
    #expect(parts[4].style.strikethrough == TextDecoration())
    #expect(parts[6].paint == runs(Text("l").foregroundStyle(.tint))[0].paint)
    #expect(runs(Text("[l](https://a.b)").foregroundStyle(.red))[0].paint == Color.red.paint)
  }

  @Test func `a link may contain an interpolated URL`() {
    let text = Text("[page](https://a.b/\(7))")
    #expect(
      text.segments(in: TextContext(EnvironmentValues())).map(\.attributes.link) == [URL(string: "https://a.b/7")])
  }

  @Test func `keys are looked up with their specifiers, in the environment's language`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = "\"%lld books by %@\" = \"%2$@ schrieb **%1$lld** Bücher\"; \"100% sure\" = \"100% sicher\";"
    try Data(table.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    try Data("\"a\" = \"b\";".utf8).write(to: language.appendingPathComponent("Other.strings"))
    func german(_ text: Text) -> [String] {
      texts(text) {
        $0.locale = Locale(identifier: "de_AT")
        $0.stringTables = StringTables(mainBundles: [folder])
      }
    }
    #expect(german(Text("\(1234) books by \(Text("Ann").bold())")) == ["Ann", " schrieb ", "1.234", " Bücher"])
    #expect(german(Text("100% sure")) == ["100% sicher"])
    #expect(german(Text("a", tableName: "Other", comment: "for translators")) == ["b"])
    #expect(german(Text(LocalizedStringResource("a", table: "Other"))) == ["b"])
    #expect(german(Text("a", bundle: Bundle(path: folder.path))) == ["a"])
    #expect(german(Text("a", tableName: "Other", bundle: Bundle(path: folder.path))) == ["b"])
  }

  @Test func `keys and texts are equal if their content is`() {
    #expect(LocalizedStringKey("a \(1)") == LocalizedStringKey("a \(1)"))
    #expect(LocalizedStringKey("a \(1)") != LocalizedStringKey("a \(2)"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
  }

  @Test func `empty and very long texts are texts`() {
    #expect(texts(Text("")) == [] || texts(Text("")) == [""])
    let long = String(repeating: "lorem **ipsum** ", count: 8192)
    let segments = Text(LocalizedStringKey(long)).segments(in: TextContext(EnvironmentValues()))
    #expect(segments.count == 3001, "cut to 24,000 characters, and an ellipsis")
    #expect(texts(Text("**unterminated [x](")) == ["**unterminated [x]("])
  }
}
