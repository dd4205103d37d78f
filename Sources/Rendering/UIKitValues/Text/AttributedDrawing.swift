import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Views

/// An attributed string as a SwiftUI text, for drawing into images.
struct AttributedDrawing {
  private let text: AttributedString
  private let paragraph: NSParagraphStyle

  init(_ string: NSAttributedString) {
    var text = AttributedString()
    var paragraph: NSParagraphStyle?
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      text += Self.run(string.attributedSubstring(from: range).string, attributes)
    }
    self.text = text
    self.paragraph = paragraph ?? NSParagraphStyle()
  }

  /// The text's size in `size`, whose sides may be practically infinite. Outside of a picture it is estimated, with
  /// the diagnostic `text.not-measured`.
  func size(in size: CGSize) -> CGSize {
    if let measured = view(in: size).size { return measured }
    DiagnosticLog.current.report(
      Diagnostic(id: "text.not-measured", message: "text is measured outside of a picture; its size is estimated"))
    let characters = text.characters.count
    return CGSize(width: CGFloat(characters) * 8, height: characters == 0 ? 0 : 20)
  }

  func draw(in rect: CGRect, breaking: Bool) {
    guard let surface = DrawingSurface.current, rect.minX.isFinite, rect.minY.isFinite else { return }
    guard let (items, size) = view(in: breaking ? rect.size : Self.endless).drawing else {
      DiagnosticLog.current.report(
        Diagnostic(id: "text.not-drawn", message: "text drawn outside of a picture is left out"))
      return
    }
    let room = rect.width.isFinite && breaking ? rect.width - size.width : 0
    let shift: CGFloat =
      switch paragraph.alignment {
      case .center: room / 2
      case .right: room
      default: 0
      }
    let place = CGAffineTransform(translationX: rect.minX + shift, y: rect.minY)
    surface.add(items.isEmpty ? nil : .group(.transform(place), items))
  }

  static let endless = CGSize(width: CGFloat.infinity, height: .infinity)

  private func view(in size: CGSize) -> DrawnView<some View> {
    func proposal(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 100_000 ? max(length, 0) : nil }
    let alignment: TextAlignment =
      switch paragraph.alignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    let truncation: Text.TruncationMode =
      switch paragraph.lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    let isOneLine = paragraph.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue
    return DrawnView(
      Text(text).multilineTextAlignment(alignment).lineSpacing(max(paragraph.lineSpacing, 0))
        .truncationMode(truncation).lineLimit(isOneLine ? 1 : nil),
      proposal: ProposedViewSize(width: proposal(size.width), height: proposal(size.height)))
  }

  private static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> AttributedString {
    var run = AttributedString(string)
    let all = AttributeContainer()
      .font(((attributes[.font] as? UIFont) ?? .systemFont(ofSize: 12)).font)
      .foregroundColor(((attributes[.foregroundColor] as? UIColor) ?? .black).color)
    run.mergeAttributes(all)
    if let color = attributes[.backgroundColor] as? UIColor { run.backgroundColor = color.color }
    if let kern = number(attributes[.kern]) { run.kern = kern }
    if let tracking = number(attributes[.tracking]) { run.tracking = tracking }
    if let offset = number(attributes[.baselineOffset]) { run.baselineOffset = offset }
    run.underlineStyle = line(attributes[.underlineStyle], attributes[.underlineColor])
    run.strikethroughStyle = line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    for key: NSAttributedString.Key in [.shadow, .strokeWidth, .attachment] where attributes[key] != nil {
      DiagnosticLog.current.report(
        Diagnostic(id: "text.attribute-not-drawn", message: "the text attribute \(key.rawValue) is not drawn"))
    }
    return run
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
    guard let bits = number(style), bits != 0, bits.magnitude < 1_000_000 else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch Int(bits) & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: (color as? UIColor)?.color)
  }
}
