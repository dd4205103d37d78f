import Diagnostics
import Foundation
import Graphics
import SquareFonts
import Testing

@testable import LayoutEngine

struct TextPaintingTests {
  private func items(
    _ runs: [TextRun], width: CGFloat? = nil, _ change: (inout TextSpecification) -> Void = { _ in }
  ) -> [String] {
    var text = TextSpecification(runs: runs)
    change(&text)
    let rule = TextRule(text, spacing: ViewSpacing(), shaper: SquareFont.sanFrancisco)
    let proposal = ProposedViewSize(width: width, height: nil)
    let frame = CGRect(origin: CGPoint(x: 10, y: 20), size: rule.fittingSize(proposal, []))
    return rule.items(in: frame, proposal: proposal).map { item in
      if case .fill(let path, _, _) = item { return "fill \(form(path))" }
      if case .stroke(_, let style, _) = item { return "stroke \(style.dash)" }
      if case .text(let item) = item { return "text \(item.text)" }
      if case .group(.transform(let transform), _) = item { return "group \(transform.tx) \(transform.ty)" }
      return "\(item)"
    }
  }

  private func form(_ path: Path) -> String {
    let box = path.boundingRect
    return "\(box.minX) \(box.minY) \(box.width) \(box.height)"
  }

  private func run(_ text: String, size: CGFloat = 10, _ change: (inout TextStyle) -> Void = { _ in }) -> TextRun {
    var run = TextRun.black(text, size: size)
    change(&run.style)
    return run
  }

  @Test func `an underline is whole pixels thick and below the letters`() {
    // At 17 points the line is 0.996 thick, two pixels; its middle is 2.57 below the baseline, which is at 36.
    #expect(
      items([run("ab", size: 17) { $0.underline = TextDecoration() }]) == [
        "fill 10.0 38.0 34.0 1.0", "text ab",
      ])
  }

  @Test func `a strikethrough is drawn over the letters, at half their height`() {
    #expect(
      items([run("ab", size: 17) { $0.strikethrough = TextDecoration() }]) == [
        "text ab", "fill 10.0 31.0 34.0 1.0",
      ])
  }

  @Test func `only the underlined run is underlined`() {
    let runs = [run("ab"), run("cd") { $0.underline = TextDecoration() }, run("e")]
    #expect(items(runs).first == "fill 30.0 30.5 20.0 1.0")
  }

  @Test(arguments: [(.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6)] as [(TextDecoration.Pattern, Int)])
  func `patterns are multiples of the line's thickness`(_ pattern: TextDecoration.Pattern, _ count: Int) {
    let items = items([run("ab") { $0.underline = TextDecoration(pattern: pattern) }])
    #expect(items.first?.hasPrefix("stroke") == true)
    #expect(items.first?.split(separator: ",").count == count)
  }

  @Test func `an image is in the line at its character's position`() {
    let box = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 6)), .color(.black), evenOdd: false)
    let attachment = TextAttachment(size: CGSize(width: 8, height: 6), depth: 1, items: [box])
    let image = TextRun(attachment, style: TextStyle(font: ResolvedFont(size: 10)), paint: .color(.black))
    // The square font gives it a width of 10 points; it ends one point below the baseline at 29.5.
    #expect(items([run("ab"), image, run("c")]) == ["text ab\u{FFFC}c", "group 30.0 24.5"])
  }

  @Test func `a redacted text is a bar as wide as its placeholders, as high as capitals`() {
    // 17 points: 7.9 each; capitals 11.98 high.
    #expect(items([run("Hello", size: 17)]) { $0.redaction = .placeholder } == ["fill 10.0 24.0 39.5 12.0"])
  }

  @Test func `redacted lines break anywhere, and all but the last extend to the edge`() {
    let bars = items([run("ab cd ef", size: 17)], width: 40) { $0.redaction = .placeholder }
    #expect(bars == ["fill 10.0 24.0 39.5 12.0", "fill 10.0 44.5 24.0 12.0"])
  }

  @Test func `private text keeps its own width under the bar`() {
    #expect(items([run("ab", size: 17)]) { $0.redaction = .privacy } == ["fill 10.0 24.0 34.0 12.0"])
  }
}
