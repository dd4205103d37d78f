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
  /// Ignored.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
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
  /// Ignored.
  public static let link = Self(rawValue: "NSLink")
  /// Not drawn, with the diagnostic `text.attribute-not-drawn`.
  public static let attachment = Self(rawValue: "NSAttachment")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  /// Drawn as a single line.
  public static let thick = Self(rawValue: 2)
  /// Drawn as a single line.
  public static let double = Self(rawValue: 9)
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let patternDashDot = Self(rawValue: 0x300)
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// Ignored.
  public static let byWord = Self(rawValue: 0x8000)
}

public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right
  /// Drawn as ``natural``.
  case justified
  case natural
}

public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping
  /// Drawn as ``byWordWrapping``.
  case byCharWrapping
  /// Drawn as ``byTruncatingTail``.
  case byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0

  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A mutable paragraph style. Indents and line heights are ignored. Apple's page: UIKit/NSMutableParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Ignored.
  open var paragraphSpacing: CGFloat = 0
  /// Ignored.
  open var lineHeightMultiple: CGFloat = 0
  /// Ignored.
  open var minimumLineHeight: CGFloat = 0
  /// Ignored.
  open var maximumLineHeight: CGFloat = 0
  /// Ignored.
  open var firstLineHeadIndent: CGFloat = 0
  /// Ignored.
  open var headIndent: CGFloat = 0
}

/// A shadow of text, which is not drawn. Apple's page: UIKit/NSShadow.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?
  public override init() { super.init() }
}

/// Drawing options, which are ignored. Apple's page: UIKit/NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Always on.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// Always on.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Always on.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Always off.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// Ignored. Apple's page: UIKit/NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  public override init() { super.init() }
}
