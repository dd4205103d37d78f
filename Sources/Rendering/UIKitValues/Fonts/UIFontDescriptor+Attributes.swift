import Foundation
import Views

extension UIFontDescriptor {
  /// What a font looks like. Apple's page: UIKit/UIFontDescriptor/SymbolicTraits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// Creates traits of UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// With equal advances.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Kept for its spelling.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// Kept for its spelling.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Lines closer together.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Lines further apart.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// A design of the system font. Apple's page: UIKit/UIFontDescriptor/SystemDesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A design by UIKit's name; one without such a name is the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system font.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded terminals.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// Its serif companion.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With equal advances.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// What can be said of a font. Apple's page: UIKit/UIFontDescriptor/AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// An attribute by name; one that is not declared here says nothing.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The face's name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face among those of its family; says nothing.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// Points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Weight, width and the like.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font; those for digits of equal width count.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The rank of text; says nothing.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What a trait says. Apple's page: UIKit/UIFontDescriptor/TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A trait by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIFont.Weight`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The bits of ``SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// How far the letters lean; says nothing.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// Which feature of a font. Apple's page: UIKit/UIFontDescriptor/FeatureKey.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature: 6 for the spacing of numbers.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The feature by its former name.
    public static let featureIdentifier = Self.type
    /// The setting: 0 for digits of equal width.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The setting by its former name.
    public static let typeIdentifier = Self.selector
  }
}
