public import Localization

/// A type with a name that parameters can hold. Apple's page: AppIntents/AppValue.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable {}

/// A choice of few cases. Apple's page: AppIntents/AppEnum.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
  /// The cases' names for people.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The case's name.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }

  /// The first case.
  public static var _blank: Self? { allCases.first }

  /// A case by its raw value, or by its name, which is what is written where the raw value is a number.
  public static var _form: _ValueForm {
    var form = _ValueForm.described(
      "\(Self.self)", expecting: "one of the choices", as: { (value: Self) in value.word },
      read: { Self.read($0) })
    form.choices = .closed { allCases.map(\.choice) }
    return form
  }

  private static func read(_ text: String) -> Self? {
    if let exact = allCases.first(where: { "\($0.rawValue)" == text }) { return exact }
    let lowercased = text.lowercased()
    return allCases.first { "\($0.rawValue)".lowercased() == lowercased || "\($0)".lowercased() == lowercased }
      ?? allCases.first { $0.choice.title?.lowercased() == lowercased }
  }

  /// What is written for the case: its raw value if that is a text, else its name.
  private var word: String { rawValue as? String ?? "\(self)" }

  private var choice: ParameterChoice {
    let display = Self.caseDisplayRepresentations[self]
    return ParameterChoice(
      value: word, title: display.map { String(localized: $0.title) },
      subtitle: display?.subtitle.map { String(localized: $0) })
  }
}
