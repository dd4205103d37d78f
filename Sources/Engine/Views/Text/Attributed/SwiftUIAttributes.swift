public import Foundation

extension AttributeScopes {
  /// The attributes of a string that a `Text` shows. Apple's page: SwiftUI/AttributeScopes/SwiftUIAttributes.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added between letters; ligatures stay.
    public let kern: KerningAttribute
    /// Points added after every letter.
    public let tracking: TrackingAttribute
    /// Points by which the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The font.
    @frozen public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the letters.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the letters.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added between letters.
    @frozen public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added after every letter.
    @frozen public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points by which the letters are raised.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// Apple's name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of a string that a `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// SwiftUI's attributes by their names: `string.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
