import Foundation
import Testing

@testable import Localization

struct ResourceCodingTests {
  private func decoded(_ text: String) throws -> LocalizedStringResource {
    try JSONDecoder().decode(LocalizedStringResource.self, from: Data(text.utf8))
  }

  private func again(_ resource: LocalizedStringResource) throws -> LocalizedStringResource {
    try JSONDecoder().decode(LocalizedStringResource.self, from: try JSONEncoder().encode(resource))
  }

  @Test func `a text is a resource`() throws {
    #expect(try decoded(#""Low tide""#) == "Low tide")
    #expect(try decoded(#"{"key": "tide", "table": "Sea"}"#).table == "Sea")
    #expect(throws: DecodingError.self) { try decoded(#"{"table": "Sea"}"#) }
  }

  @Test func `a resource is what it was, with its table, locale and bundle`() throws {
    let resource = LocalizedStringResource(
      "tide", defaultValue: "Low tide", table: "Sea", locale: Locale(identifier: "de"),
      bundle: .atURL(URL(filePath: "/sea.bundle")))
    #expect(try again(resource) == resource)
    #expect(try again("100 % salt") == "100 % salt")
  }

  @Test func `values become a part of the text`() throws {
    let boats = 3
    #expect(String(localized: try again("\(boats) boats")) == "3 boats")
  }
}
