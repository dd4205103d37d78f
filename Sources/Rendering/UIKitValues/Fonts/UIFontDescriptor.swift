public import Foundation
import Views

public final class UIFontDescriptor: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }

  public convenience init(name fontName: String, size: CGFloat) { self.init(FontFace(.named(fontName), size: size)) }

  /// Uses the family, name, size, and the weight among the traits in `attributes`.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontFace(.system, size: 12).adding(attributes))
  }

  /// The font of a text style. Apple's page: UIKit/UIFontDescriptor/preferredFontDescriptor(withTextStyle:).
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public var pointSize: CGFloat { face.pointSize }
  /// The requested name; San Francisco's for the system font.
  public var postscriptName: String {
    if case .named(let name) = face.source { name } else { ".SFUI-Regular" }
  }
  public var symbolicTraits: SymbolicTraits { face.traits }

  /// Never `nil` here. Apple's page: UIKit/UIFontDescriptor/withDesign(_:).
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with { $0.design = design.design } }
  /// Never `nil` here. Apple's page: UIKit/UIFontDescriptor/withSymbolicTraits(_:).
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { face in
      if symbolicTraits.contains(.traitBold) { face.weight = nil }
      face.traits = symbolicTraits
    }
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face.sized(newPointSize)) }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.source = .named(newFamily) } }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(face.adding(attributes))
  }

  private func with(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var copy = face
    change(&copy)
    return UIFontDescriptor(copy)
  }
}

extension UIFontDescriptor: Hashable {
  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.face == b.face }
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension FontFace {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var copy = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String, !name.isEmpty { copy.source = .named(name) }
    if let size = attributes[.size] as? CGFloat { copy = copy.sized(size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { copy.weight = weight }
      if let weight = traits[.weight] as? CGFloat { copy.weight = UIFont.Weight(weight) }
      if let width = traits[.width] as? UIFont.Width { copy.width = Font.Width(width.rawValue) }
      if let symbolic = traits[.symbolic] as? UInt32 { copy.traits = .init(rawValue: symbolic) }
    }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      copy.hasMonospacedDigits = settings.contains { $0[.type] == 6 && $0[.selector] == 0 } || hasMonospacedDigits
    }
    return copy
  }
}
