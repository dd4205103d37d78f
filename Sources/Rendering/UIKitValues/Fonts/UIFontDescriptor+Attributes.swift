import Foundation
import Views

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Ignored.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// Ignored.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// An unknown name is the default design.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
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

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Unknown attributes are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// Ignored.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Only the feature for digits of equal width is used.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Ignored.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIFont.Weight`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// Ignored.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature: 6 for the spacing of numbers.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The former name of ``type``.
    public static let featureIdentifier = Self.type
    /// The setting: 0 for digits of equal width.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of ``selector``.
    public static let typeIdentifier = Self.selector
  }
}
