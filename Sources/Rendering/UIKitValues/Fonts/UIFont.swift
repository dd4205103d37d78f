public import Foundation
public import Views

/// A font of a size. Apple's page: UIKit/UIFont. `Font(uiFont)` is SwiftUI's.
public final class UIFont: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }

  /// A font by name; nil for an empty one. A name that no font has gives the system font, with the diagnostic
  /// `font.family-unknown`, when it is drawn. Apple's page: UIKit/UIFont/init(name:size:).
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(.named(fontName), size: fontSize))
  }

  /// The font that `descriptor` describes; 0 for the descriptor's own size.
  /// Apple's page: UIKit/UIFont/init(descriptor:size:).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.face.sized(pointSize))
  }

  /// Points.
  public var pointSize: CGFloat { face.pointSize }
  /// What the font is made of. Apple's page: UIKit/UIFont/fontDescriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
  /// The name that the font was asked by; San Francisco's for the system font.
  public var familyName: String { fontDescriptor.postscriptName }
  /// The name that the font was asked by; San Francisco's for the system font.
  public var fontName: String { familyName }

  /// The font of SwiftUI.
  package var font: Font { face.font }

  /// Points from one line to the next: San Francisco's 1.193 of the size.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// Points above the baseline: San Francisco's 0.952 of the size.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// Points below the baseline, negative: San Francisco's 0.241 of the size.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }
  /// The height of capitals in points: San Francisco's 0.705 of the size.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  /// The height of small letters in points: San Francisco's 0.526 of the size.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  /// Points between lines: none.
  public var leading: CGFloat { 0 }

  /// The font in another size. Apple's page: UIKit/UIFont/withSize(_:).
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face.sized(fontSize)) }

  /// None: which fonts there are is the picture's business, so that equal inputs give equal pictures.
  public static var familyNames: [String] { [] }
  /// None; see ``familyNames``.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont: Hashable {
  /// Equal descriptions.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.face == b.face }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// A font as Core Text has it: the same as UIKit's, to which Apple bridges it. Apple's page: CoreText/CTFont.
public typealias CTFont = UIFont

extension Font {
  /// The font of SwiftUI for one of UIKit. Apple's page: SwiftUI/Font/init(_:).
  public init(_ font: UIFont) { self = font.font }
}
