import Foundation
import Graphics
public import LayoutEngine

/// One or more lines of text. Apple's page: SwiftUI/Text.
///
/// A text is resolved when it is lowered: keys are looked up, values and dates are formatted in the environment's
/// locale, calendar and time zone, and times are relative to the picture's date.
public struct Text: Equatable, Sendable {
  var pieces: [TextPiece]

  init(_ source: some TextSource) { pieces = [TextPiece(source: source)] }

  /// Creates a text that shows `content` unchanged. Apple's page: SwiftUI/Text/init(verbatim:).
  public init(verbatim content: String) { self.init(VerbatimText(string: content)) }

  /// Creates a text that shows `content` unchanged. Apple's page: SwiftUI/Text/init(_:).
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(VerbatimText(string: String(content))) }

  /// Concatenates texts, each with its own style. Apple's page: SwiftUI/Text/+(_:_:).
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

  func segments(in surroundings: TextContext) -> [TextSegment] {
    pieces.flatMap { $0.segments(in: surroundings) }
  }

  /// The characters of the text, for an accessibility label or the name of a widget.
  package func string(in environment: EnvironmentValues) -> String {
    segments(in: TextContext(environment)).map(\.string).joined()
  }
}

extension Text: PrimitiveView {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let environment = context.environment
    let segments = segments(in: TextContext(environment, context: context))
    let runs = TextLimits.applied(to: segments.map { $0.run(in: context) })
    for run in runs { run.text.reportControlCharacters() }
    var specification = environment.textSpecification(of: runs)
    // In a widget, a text that counts seconds takes the whole proposed width, for the texts that follow.
    specification.takesOfferedWidth = environment.isInWidget && segments.contains(where: \.isTimer)
    specification.paragraph = context.pass.shaper.resolvedStyle(specification.paragraph, for: runs)
    let spacing = (segments.first?.attributes ?? TextAttributes()).font(in: environment).spacing(in: environment)
    let rule = TextRule(specification, spacing: spacing, shaper: context.pass.shaper)
    let string = runs.map(\.text).joined()
    let node = context.node(rule, label: "\"\(string)\"") { rule.items(in: $0.frame, proposal: $0.proposal) }
    // Redacted content is not spoken either.
    node.accessibility.label = environment.drawsPlaceholders ? nil : string
    return [node]
  }
}

extension TextSegment {
  /// The segment in its final style.
  fileprivate func run(in context: _LoweringContext) -> TextRun {
    let environment = context.environment
    let (style, paint) = (attributes.style(in: environment), attributes.paint(in: environment))
    if let image { return TextRun(context.attachment(image, in: attributes), style: style, paint: paint) }
    return TextRun(environment.cased(string), style: style, paint: paint)
  }
}
