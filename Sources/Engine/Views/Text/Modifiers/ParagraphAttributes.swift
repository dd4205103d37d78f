import Foundation
import Graphics
import LayoutEngine

/// The environment values for paragraphs.
struct ParagraphAttributes: Sendable {
  var alignment: TextAlignment = .leading
  var lineLimit: Int?
  /// The minimum number of lines to reserve space for.
  var reservedLines = 1
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
  var truncation: Text.TruncationMode = .tail
  var allowsTightening = false
  /// The language for typesetting; nil for the locale's.
  var language: Locale.Language?
}

extension EnvironmentValues {
  var paragraph: ParagraphAttributes {
    get { self[ParagraphAttributesKey.self] }
    set { self[ParagraphAttributesKey.self] = newValue }
  }

  func cased(_ string: String) -> String {
    switch paragraph.textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }

  func textSpecification(of runs: [TextRun]) -> TextSpecification {
    let text = runs.map(\.text).joined()
    let isLayoutRightToLeft = layoutDirection == .rightToLeft
    let language = paragraph.language.map { Locale.identifier(.bcp47, from: $0.minimalIdentifier) }
    return TextSpecification(
      runs: runs,
      paragraph: ParagraphStyle(
        isRightToLeft: text.isRightToLeft ?? isLayoutRightToLeft, language: language ?? locale.identifier(.bcp47)),
      alignment: paragraph.alignment, isLayoutRightToLeft: isLayoutRightToLeft, lineLimit: paragraph.lineLimit,
      reservedLines: paragraph.reservedLines, truncation: paragraph.truncation.specified,
      allowsTightening: paragraph.allowsTightening, lineSpacing: paragraph.lineSpacing,
      minimumScaleFactor: paragraph.minimumScaleFactor, scale: PixelScale(displayScale),
      redaction: hasPlaceholderLayout ? .placeholder : drawsPlaceholders ? .privacy : .none)
  }
}

private enum ParagraphAttributesKey: EnvironmentKey {
  static var defaultValue: ParagraphAttributes { ParagraphAttributes() }
}
