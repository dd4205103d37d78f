public import Localization

/// A type of parameter values with a display name. Apple's page: AppIntents/AppValue.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable {}

/// An enumeration of choices. Apple's page: AppIntents/AppEnum.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
  /// The display names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }

  public static var _blank: Self? { allCases.first }

  /// A case by its raw value or by its name. The name is written if the raw value is a number.
  public static var _form: _ValueForm {
    var form = _ValueForm.described(
      "\(Self.self)", expecting: "one of the choices", as: { (value: Self) in value.text },
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

  /// The text of the case: its raw value if that is a string, otherwise its name.
  private var text: String { rawValue as? String ?? "\(self)" }

  private var choice: ParameterChoice {
    let display = Self.caseDisplayRepresentations[self]
    return ParameterChoice(
      value: text, title: display.map { String(localized: $0.title) },
      subtitle: display?.subtitle.map { String(localized: $0) })
  }
}
