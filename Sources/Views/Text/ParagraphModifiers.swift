public import Foundation
import Graphics
public import LayoutEngine

/// How letters are cased when they are shown. Apple's page: SwiftUI/Text/Case.
extension Text {
  /// All capitals, or none.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// None.
    case lowercase
  }
}

/// What the environment says of paragraphs.
struct ParagraphAttributes: Sendable {
  var alignment: TextAlignment = .leading
  var lineLimit: Int?
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
}

extension EnvironmentValues {
  var paragraph: ParagraphAttributes {
    get { self[ParagraphAttributesKey.self] }
    set { self[ParagraphAttributesKey.self] = newValue }
  }

  /// How lines are set against each other. Apple's page: SwiftUI/EnvironmentValues/multilineTextAlignment.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// Lines at most; nil for as many as fit. Apple's page: SwiftUI/EnvironmentValues/lineLimit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }

  /// Points added between lines. Apple's page: SwiftUI/EnvironmentValues/lineSpacing.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// The smallest factor by which text may shrink, above 0 up to 1.
  /// Apple's page: SwiftUI/EnvironmentValues/minimumScaleFactor.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
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
    return TextSpecification(
      runs: runs,
      paragraph: ParagraphStyle(
        isRightToLeft: text.isRightToLeft ?? isLayoutRightToLeft, language: locale.identifier(.bcp47)),
      alignment: paragraph.alignment, isLayoutRightToLeft: isLayoutRightToLeft, lineLimit: paragraph.lineLimit,
      lineSpacing: paragraph.lineSpacing, minimumScaleFactor: paragraph.minimumScaleFactor,
      scale: PixelScale(displayScale))
  }
}

private enum ParagraphAttributesKey: EnvironmentKey {
  static var defaultValue: ParagraphAttributes { ParagraphAttributes() }
}

extension View {
  /// Lines of each text at most; nil for as many as fit. Apple's page: SwiftUI/View/lineLimit(_:).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// How lines are set against each other. Apple's page: SwiftUI/View/multilineTextAlignment(_:).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Points added between lines. Apple's page: SwiftUI/View/lineSpacing(_:).
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets text shrink to this fraction of its size before it is cut off. Apple's page: SwiftUI/View/minimumScaleFactor(_:).
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Shows text in capitals or without; nil for as it is. Apple's page: SwiftUI/View/textCase(_:).
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.paragraph.textCase = textCase }
  }
}
