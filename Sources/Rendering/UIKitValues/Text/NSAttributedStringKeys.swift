public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. Apple's page: Foundation/NSAttributedString/Key/font.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// Points between characters.
  public static let kern = Self(rawValue: "NSKern")
  /// Points between characters.
  public static let tracking = Self(rawValue: "CTTracking")
  /// Kept for its spelling.
  public static let ligature = Self(rawValue: "NSLigature")
  /// A number of `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// A number of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// Points above the baseline.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A `UIColor`; not drawn, with the diagnostic `text.attribute-not-drawn`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// Per cent of the size; not drawn, with the diagnostic `text.attribute-not-drawn`.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// An `NSShadow`; not drawn, with the diagnostic `text.attribute-not-drawn`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// Kept for its spelling.
  public static let link = Self(rawValue: "NSLink")
  /// Kept for its spelling; not drawn, with the diagnostic `text.attribute-not-drawn`.
  public static let attachment = Self(rawValue: "NSAttachment")
}

/// How a line along text is drawn. Apple's page: UIKit/NSUnderlineStyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates a style of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
  /// A thick line; drawn as one line.
  public static let thick = Self(rawValue: 2)
  /// Two lines; drawn as one.
  public static let double = Self(rawValue: 9)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// Dashes and two dots.
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// Words alone; drawn through the spaces too.
  public static let byWord = Self(rawValue: 0x8000)
}

/// At which side lines stand. Apple's page: UIKit/NSTextAlignment.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both; drawn as ``natural``.
  case justified
  /// As the language is written.
  case natural
}

/// What happens to a line that is too long. Apple's page: UIKit/NSLineBreakMode.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Broken between words.
  case byWordWrapping
  /// Broken between characters; drawn as broken between words.
  case byCharWrapping
  /// Cut; drawn as truncated at the end.
  case byClipping
  /// Truncated at the beginning.
  case byTruncatingHead
  /// Truncated at the end.
  case byTruncatingTail
  /// Truncated in the middle.
  case byTruncatingMiddle
}

/// How a paragraph is set. Apple's page: UIKit/NSParagraphStyle.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// At which side lines stand.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What happens to a line that is too long.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0

  /// A paragraph in no particular style.
  public override init() { super.init() }
  /// A paragraph in no particular style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How a paragraph is to be set. Apple's page: UIKit/NSMutableParagraphStyle. Indents and the heights of lines are kept for
/// their spelling.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// At which side lines stand.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Kept for its spelling.
  open var paragraphSpacing: CGFloat = 0
  /// Kept for its spelling.
  open var lineHeightMultiple: CGFloat = 0
  /// Kept for its spelling.
  open var minimumLineHeight: CGFloat = 0
  /// Kept for its spelling.
  open var maximumLineHeight: CGFloat = 0
  /// Kept for its spelling.
  open var firstLineHeadIndent: CGFloat = 0
  /// Kept for its spelling.
  open var headIndent: CGFloat = 0
}

/// A shadow of text; not drawn. Apple's page: UIKit/NSShadow.
open class NSShadow: NSObject {
  /// Points.
  open var shadowOffset = CGSize.zero
  /// Points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?
  /// Makes a shadow.
  public override init() { super.init() }
}

/// How text is measured and drawn; lines are always broken. Apple's page: UIKit/NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line is truncated: it always is.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// From the top left: always.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// With the space between lines: always.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// By ink; measured by the font.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// How text was drawn; says nothing. Apple's page: UIKit/NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  /// Kept for its spelling.
  open var minimumScaleFactor: CGFloat = 0
  /// Makes a context.
  public override init() { super.init() }
}
