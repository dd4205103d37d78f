public import Foundation
public import Views

/// Apple's page: UIKit/UIFont. `Font(uiFont)` is SwiftUI's.
public final class UIFont: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }

  /// A font by name; `nil` for an empty one. For an unknown name the system font is drawn, with the diagnostic
  /// `font.family-unknown`. Apple's page: UIKit/UIFont/init(name:size:).
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(.named(fontName), size: fontSize))
  }

  /// The font of `descriptor`; a size of 0 is the descriptor's. Apple's page: UIKit/UIFont/init(descriptor:size:).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.face.sized(pointSize))
  }

  public var pointSize: CGFloat { face.pointSize }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
  /// The requested name; San Francisco's for the system font.
  public var familyName: String { fontDescriptor.postscriptName }
  /// The requested name; San Francisco's for the system font.
  public var fontName: String { familyName }

  package var font: Font { face.font }

  /// In points: San Francisco's 1.193 of the size.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// In points: San Francisco's 0.952 of the size.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// In points, negative: San Francisco's 0.241 of the size.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }
  /// In points: San Francisco's 0.705 of the size.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  /// In points: San Francisco's 0.526 of the size.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  public var leading: CGFloat { 0 }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face.sized(fontSize)) }

  /// Always empty, so that equal inputs give equal pictures.
  public static var familyNames: [String] { [] }
  /// Always empty; see ``familyNames``.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont: Hashable {
  public static func == (a: UIFont, b: UIFont) -> Bool { a.face == b.face }
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// Core Text's font, which Apple bridges to UIKit's. Apple's page: CoreText/CTFont.
public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
