public import Foundation

/// The language for typesetting. Apple's page: SwiftUI/TypesettingLanguage.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?

  /// The locale's language.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Sets the language for typesetting, which decides the forms of Han characters and where lines break. It applies
  /// to whole texts: on a `Text` alone it has no effect; set it on a view. Apple's page:
  /// SwiftUI/Text/typesettingLanguage(_:isEnabled:).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Sets the language for typesetting in the view, which decides the forms of Han characters. Apple's page:
  /// SwiftUI/View/typesettingLanguage(_:isEnabled:).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language for typesetting in the view (`automatic`: the locale's).
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> _EnvironmentModifier<Self>
  {
    changingEnvironment { if isEnabled { $0.paragraph.language = language.language } }
  }
}
