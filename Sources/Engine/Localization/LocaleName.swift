package import Foundation

extension Locale {
  /// The name in BCP 47, such as `en-US`.
  package var languageTag: String {
    Self.isUsual(identifier) ? identifier.replacing("_", with: "-") : identifier(.bcp47)
  }

  /// Whether the name is a two-letter language and a two-letter region, such as `en_US`, and is already canonical in ICU.
  /// Asking ICU takes a million instructions. Of these languages, ICU renames only Twi (`tw` to `ak`).
  package static func isUsual(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    return letters.count == 5 && letters[0..<2].allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      && letters[2] == UInt8(ascii: "_")
      && letters[3..<5].allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } && !name.hasPrefix("tw")
  }
}
