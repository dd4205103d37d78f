public import Foundation

/// The language whose rules set a text. Apple's page: SwiftUI/TypesettingLanguage.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?

  /// As the locale says.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// The language of the text, which decides the forms of Han characters and where lines break: of a whole text, so that
  /// on a `Text` alone it says nothing; set it on a view. Apple's page: SwiftUI/Text/typesettingLanguage(_:isEnabled:).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// The language of the texts in the view, which decides the forms of Han characters.
  /// Apple's page: SwiftUI/View/typesettingLanguage(_:isEnabled:).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The language of the texts in the view, or the locale's.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.paragraph.language = language.language } }
  }
}
