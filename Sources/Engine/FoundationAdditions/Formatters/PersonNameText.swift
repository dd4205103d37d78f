import Foundation

/// Orders the parts of a person's name.
///
/// Chinese, Japanese, Korean, Hungarian and Vietnamese put the family name first; Chinese, Japanese and Korean names
/// in their own scripts have no spaces.
struct PersonNameText {
  let locale: Locale

  func string(_ name: PersonNameComponents, style: PersonNameComponents.FormatStyle.Style) -> String {
    let given = [name.givenName, name.middleName]
    switch style {
    case .short: return joined([name.nickname]) ?? joined([name.givenName]) ?? joined([name.familyName]) ?? ""
    case .medium: return joined(ordered([name.givenName], name.familyName)) ?? ""
    case .long: return joined([name.namePrefix] + ordered(given, name.familyName) + [name.nameSuffix]) ?? ""
    case .abbreviated:
      let initials = ordered([name.givenName], name.familyName).compactMap { $0?.first.map { $0.uppercased() } }
      return initials.joined()
    }
  }

  /// The parts of a name: words between the first and the last are the middle name.
  func components(of text: String) -> PersonNameComponents? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if isFamilyFirst, words.count > 1 { name.familyName = words.removeFirst() }
    name.givenName = words.removeFirst()
    if name.familyName == nil { name.familyName = words.popLast() }
    name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
    return name
  }

  private var isFamilyFirst: Bool {
    ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
  }

  private func ordered(_ given: [String?], _ family: String?) -> [String?] {
    isFamilyFirst ? [family] + given : given + [family]
  }

  private func joined(_ parts: [String?]) -> String? {
    let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let isIdeographic = parts.allSatisfy { $0.unicodeScalars.allSatisfy { (0x3000...0xD7FF).contains($0.value) } }
    return parts.joined(separator: isIdeographic ? "" : " ")
  }
}
