import Foundation
import FoundationAdditions
import Testing

struct PersonNameTests {
  private var ada: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Lady", "Ada", "King")
    name.familyName = "Lovelace"
    return name
  }

  @Test func `names are formatted in full, in part or as initials`() {
    let style = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(style.format(ada) == "Ada Lovelace")
    let styles: [PersonNameComponents.FormatStyle.Style] = [.short, .long, .abbreviated]
    let texts = styles.map {
      PersonNameComponents.FormatStyle(style: $0, locale: Locale(identifier: "en_US")).format(ada)
    }
    #expect(texts == ["Ada", "Lady Ada King Lovelace", "AL"])
    #expect(style.format(PersonNameComponents()) == "")
  }

  @Test func `the language determines the order of the parts`() {
    let formatter = FoundationAdditions.PersonNameComponentsFormatter()
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("太郎", "山田")
    formatter.locale = Locale(identifier: "ja_JP")
    #expect(formatter.string(from: name) == "山田太郎")
    formatter.locale = Locale(identifier: "hu_HU")
    formatter.style = .long
    #expect(formatter.string(from: ada) == "Lady Lovelace Ada King")
    #expect(formatter.string(for: 1) == nil)
  }

  @Test func `a name is parsed by the order of its words`() throws {
    let name = try PersonNameComponents("Ada King Lovelace")
    #expect(name.givenName == "Ada" && name.middleName == "King" && name.familyName == "Lovelace")
    #expect(try PersonNameComponents("Ada").familyName == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
  }

  @Test func `a placeholder in a text waits for its value`() {
    let text: String.LocalizationValue = "\(placeholder: .int) books by \(placeholder: .object)"
    let same: String.LocalizationValue = "\(0) books by \("")"
    let other: String.LocalizationValue = "\(placeholder: .double) books by \("")"
    #expect(text == same && text != other)
  }
}
