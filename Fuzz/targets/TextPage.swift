import CairoPainting
import Foundation
import Glibc
import Graphics
import LayoutEngine
import Typesetting

/// Lays out and paints untrusted texts like a widget, within a limit on CPU time.
final class TextPage {
  /// The text settings of a picture. A widget may have every value.
  struct Setting {
    var size = CGSize(width: 155, height: 155)
    var fontSize: CGFloat = 17
    var design = ResolvedFont.Design.standard
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = TextSpecification.Truncation.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var isRightToLeft = false
    var language = ""
    var redaction = TextSpecification.Redaction.none

    init() {}

    /// Decodes the settings from the bits of six bytes.
    init(_ bytes: some Sequence<UInt8>) {
      let choices = Array(bytes)
      func choice<Value>(_ index: Int, _ values: [Value]) -> Value { values[Int(choices[index]) % values.count] }
      size = choice(
        0, [(155, 155), (329, 155), (329, 345), (160, 72), (1, 1), (0, 40)].map(CGSize.init(width:height:)))
      fontSize = choice(1, [17, 9, 34, 1, 200])
      design = choice(1, [.standard, .standard, .serif, .rounded, .monospaced])
      lineLimit = choice(2, [nil, 1, 2, 3, 40])
      alignment = choice(2, TextAlignment.allCases)
      truncation = choice(3, [.tail, .middle, .head])
      minimumScaleFactor = choice(3, [1, 0.5, 0.01])
      allowsTightening = choices[4] & 1 != 0
      isRightToLeft = choices[4] & 2 != 0
      redaction = choice(4, [.none, .none, .none, .none, .placeholder, .privacy])
      language = choice(5, ["", "ja", "zh-Hans", "ar", "th", "de"])
    }

    /// The bytes for `init(_:)`.
    static let byteCount = 6
  }

  private let engine: TextEngine
  private let scale = PixelScale(2)

  private init() throws { engine = try TextEngine() }

  /// Shared by all inputs, as the tool keeps its engine between pictures.
  nonisolated(unsafe) static let shared: TextPage = {
    do {
      return try TextPage()
    } catch {
      preconditionFailure("no text engine: \(error)")
    }
  }()

  /// Lays out the texts in a column, with a stack's sizing proposals, and paints them.
  func draw(_ texts: [String], _ setting: Setting) {
    var paragraph = ParagraphStyle()
    (paragraph.isRightToLeft, paragraph.language) = (setting.isRightToLeft, setting.language)
    let nodes = texts.enumerated().map { index, text in
      var font = ResolvedFont(family: .system(setting.design), size: setting.fontSize)
      if index > 0 { (font.size, font.weight) = (font.size * 0.8, 700) }
      let run = TextRun(text, style: TextStyle(font: font), paint: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
      let specification = TextSpecification(
        runs: [run], paragraph: engine.resolvedStyle(paragraph, for: [run]), alignment: setting.alignment,
        isLayoutRightToLeft: setting.isRightToLeft, lineLimit: setting.lineLimit, truncation: setting.truncation,
        allowsTightening: setting.allowsTightening, minimumScaleFactor: setting.minimumScaleFactor, scale: scale,
        redaction: setting.redaction)
      let rule = TextRule(specification, spacing: ViewSpacing(), shaper: engine)
      return LayoutNode(rule) { site in rule.items(in: site.frame, proposal: site.proposal) }
    }
    let stack = LayoutNode(
      StackRule(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil), children: nodes)
    let items = PlacedNode.root(stack, in: setting.size).displayItems
    let list = DisplayList(size: setting.size, scale: scale, items: items)
    guard !scale.pixels(setting.size).isEmpty else { return }
    do {
      _ = try Painter(text: engine, pictures: PreparedImages()).bitmap(of: list)
    } catch {
      preconditionFailure("cannot paint: \(error)")
    }
  }
}
