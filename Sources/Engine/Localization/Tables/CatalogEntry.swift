import Foundation

/// An entry of a string catalog.
///
/// As in Xcode, keys that are no longer in the sources (`stale`) and translations to review (`needs_review`) are
/// used; untranslated ones (`new`, without text) are not.
struct CatalogEntry: Decodable {
  let localizations: [String: Localization]?

  struct Unit: Decodable {
    let state: String?
    let value: String?

    var text: String? { state == "new" && value?.isEmpty != false ? nil : value }
  }

  struct Form: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// The form for an iPhone.
    var text: String? { stringUnit?.text ?? variations?.deviceForm?.text }
  }

  struct Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?

    /// The form for the device: an iPhone, for widgets.
    var deviceForm: Form? {
      device.flatMap { $0["iphone"] ?? $0["other"] ?? $0.sorted { $0.key < $1.key }.first?.value }
    }

    /// The plural forms, including those of the device's form.
    var pluralForms: [PluralCategory: String]? {
      guard let plural else { return deviceForm?.variations?.pluralForms }
      return plural.reduce(into: [:]) { forms, entry in
        if let category = PluralCategory(rawValue: entry.key) { forms[category] = entry.value.text }
      }
    }
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var format: StringFormat? {
      let variables = (substitutions ?? [:]).compactMapValues { substitution in
        substitution.variations?.pluralForms.map {
          StringFormat.PluralForms(argument: substitution.argNum, forms: $0)
        }
      }
      if let forms = variations?.pluralForms {
        return StringFormat(forms[.other] ?? "", forms: StringFormat.PluralForms(forms: forms), variables: variables)
      }
      guard let text = stringUnit?.text ?? variations?.deviceForm?.text else { return nil }
      return StringFormat(text, forms: nil, variables: variables)
    }
  }
}
