public import Foundation
import Graphics
import Localization
public import LayoutEngine

extension EnvironmentValues {
  /// The maximum number of lines; nil for no limit. Apple's page: SwiftUI/EnvironmentValues/lineLimit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set {
      paragraph.lineLimit = newValue
      paragraph.reservedLines = 1
    }
  }
}

extension View {
  /// Sets the maximum number of lines of each text; nil for no limit. Apple's page: SwiftUI/View/lineLimit(_:)-(Int).
  public func lineLimit(_ number: Int?) -> _EnvironmentModifier<Self> { environment(\.lineLimit, number) }

  /// Sets the maximum number of lines, and whether shorter texts reserve the space for all of them. Apple's page:
  /// SwiftUI/View/lineLimit(_:reservesSpace:).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> _EnvironmentModifier<Self> {
    limitingLines(from: reservesSpace ? limit : 1, to: limit)
  }

  /// Sets the minimum number of lines that each text reserves space for. Apple's page:
  /// SwiftUI/View/lineLimit(_:)-(PartialRangeFrom).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> _EnvironmentModifier<Self> {
    limitingLines(from: limit.lowerBound, to: nil)
  }

  /// Sets the maximum number of lines of each text. Apple's page: SwiftUI/View/lineLimit(_:)-(PartialRangeThrough).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> _EnvironmentModifier<Self> {
    limitingLines(from: 1, to: limit.upperBound)
  }

  /// Sets the minimum number of lines to reserve space for, and the maximum number. Apple's page:
  /// SwiftUI/View/lineLimit(_:)-(ClosedRange).
  public func lineLimit(_ limit: ClosedRange<Int>) -> _EnvironmentModifier<Self> {
    limitingLines(from: limit.lowerBound, to: limit.upperBound)
  }

  private func limitingLines(from least: Int, to most: Int?) -> _EnvironmentModifier<Self> {
    changingEnvironment {
      $0.paragraph.lineLimit = most
      $0.paragraph.reservedLines = least
    }
  }
}

extension EnvironmentValues {
  /// Points added between lines. Apple's page: SwiftUI/EnvironmentValues/lineSpacing.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
}

extension View {
  /// Adds points between lines. Apple's page: SwiftUI/View/lineSpacing(_:).
  public func lineSpacing(_ lineSpacing: CGFloat) -> _EnvironmentModifier<Self> {
    environment(\.lineSpacing, lineSpacing)
  }
}

extension EnvironmentValues {
  /// The alignment of lines. Apple's page: SwiftUI/EnvironmentValues/multilineTextAlignment.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
}

extension View {
  /// Sets the alignment of lines. Apple's page: SwiftUI/View/multilineTextAlignment(_:).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentModifier<Self> {
    environment(\.multilineTextAlignment, alignment)
  }
}

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
    case .uppercase: locale.uppercase(string)
    case .lowercase: locale.lowercase(string)
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
        isRightToLeft: text.isRightToLeft ?? isLayoutRightToLeft, language: language ?? locale.languageTag),
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
