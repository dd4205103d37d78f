import Foundation
import Graphics

/// A string catalog (`.xcstrings`): every language of a table in one JSON file.
struct StringCatalog {
  /// The language that the keys are written in.
  let sourceLanguage: String
  /// The entries of each language.
  let languages: [String: [String: StringFormat]]

  /// Reads the catalog; nil if there is no file, an empty one if it cannot be read, which is reported.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      let document = try JSONDecoder().decode(Document.self, from: data)
      sourceLanguage = document.sourceLanguage ?? "en"
      var languages: [String: [String: StringFormat]] = [:]
      for (key, entry) in document.strings {
        for (language, localization) in entry.localizations ?? [:] {
          if let format = localization.format { languages[language, default: [:]][key] = format }
        }
      }
      self.languages = languages
    } catch {
      (sourceLanguage, languages) = ("en", [:])
      DiagnosticLog.current.report(
        Diagnostic(
          id: "strings.unreadable", message: "the catalog cannot be read: \(Self.reason(error)); it is left out",
          subject: file.path))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context):
      let underlying = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return (underlying ?? context.debugDescription).trimmingCharacters(in: CharacterSet(charactersIn: "."))
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      return context.codingPath.map(\.stringValue).joined(separator: " › ") + ": \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

private struct Document: Decodable {
  let sourceLanguage: String?
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Form: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// What the form says on an iPhone.
    var text: String? { stringUnit?.value ?? variations?.deviceForm?.text }
  }

  struct Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?

    /// The form for the device that is drawn for: a phone's widget is the standard one.
    var deviceForm: Form? {
      device.flatMap { $0["iphone"] ?? $0["other"] ?? $0.sorted { $0.key < $1.key }.first?.value }
    }

    var pluralForms: [PluralCategory: String]? {
      plural?.reduce(into: [:]) { forms, entry in
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
      let device = variations?.deviceForm
      if let forms = variations?.pluralForms ?? device?.variations?.pluralForms {
        return StringFormat(forms[.other] ?? "", forms: StringFormat.PluralForms(forms: forms), variables: variables)
      }
      guard let text = stringUnit?.value ?? device?.text else { return nil }
      return StringFormat(text, forms: nil, variables: variables)
    }
  }
}
