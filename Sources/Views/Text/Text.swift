import Foundation
import Graphics
public import LayoutEngine

/// A line or paragraphs of text. Apple's page: SwiftUI/Text.
public struct Text: Sendable {
  var pieces: [TextPiece]

  init(_ content: TextPiece.Content) { pieces = [TextPiece(content: content)] }

  /// Creates a text from a key; a literal is one.
  public init(_ key: LocalizedStringKey) { self.init(.key(key)) }

  /// Creates a text that shows `content` as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text that shows `content` as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }

  /// One text behind the other, each in its own style. Apple's page: SwiftUI/Text/+(_:_:).
  public static func + (a: Text, b: Text) -> Text {
    var result = a
    result.pieces += b.pieces
    return result
  }

  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].attributes = pieces[index].attributes.inheriting(outer) }
    return copy
  }
}

extension Text: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let environment = context.environment
    let runs = pieces.map { piece in
      let string = environment.cased(piece.string(in: environment))
      string.reportControlCharacters()
      let paint = (piece.attributes.foreground ?? AnyShapeStyle(ForegroundStyle()))._paint(in: environment).paint
      return TextRun(string, style: piece.attributes.style(in: environment), paint: paint)
    }
    var specification = environment.textSpecification(of: runs)
    specification.paragraph = context.pass.shaper.settled(specification.paragraph, for: runs)
    let spacing = (pieces.first?.attributes.font(in: environment) ?? .body).spacing(in: environment)
    let rule = TextRule(specification, spacing: spacing, shaper: context.pass.shaper)
    let string = runs.map(\.text).joined()
    let node = context.node(rule, label: "\"\(string)\"") { [specification] site in
      let origin = CGPoint(
        x: context.pixelScale.rounded(site.frame.minX), y: context.pixelScale.rounded(site.frame.minY))
      return rule.layout(for: site.proposal).items(at: origin, frame: site.frame, style: specification.paragraph)
    }
    node.accessibility.label = string
    return [node]
  }
}

extension TextLayout {
  /// The lines as display items; gradients are spread over the text's frame.
  fileprivate func items(at origin: CGPoint, frame: CGRect, style: ParagraphStyle) -> [DisplayItem] {
    lines.compactMap { line in
      guard !line.runs.allSatisfy(\.text.isEmpty) else { return nil }
      var runs = line.runs
      for index in runs.indices { runs[index].paint = runs[index].paint.mapped(to: frame) }
      return .text(
        TextItem(
          runs: runs, style: style, origin: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline),
          width: line.width))
    }
  }
}
