import Testing

@testable import RequestReading

struct PublishedAddressTests {
  @Test func `an address is a slot and a form`() throws {
    let address = try #require(PublishedAddress("/caf%C3%A9/systemSmall-dark.png"))
    #expect(address.path == "café/systemSmall-dark" && address.form == .picture("png"))
    #expect(PublishedAddress("/tide/systemSmall.html")?.form == .html)
    // A dot in a kind is not its extension.
    #expect(PublishedAddress("/org.example.tide/systemSmall.json")?.path == "org.example.tide/systemSmall")
  }

  @Test(arguments: ["", "/", "/tide", "/tide/systemSmall", "/tide/systemSmall.exe", "/%", "/tide/%ff.png", "tide.png"])
  func `other addresses are none`(text: String) {
    #expect(PublishedAddress(text) == nil)
  }

  @Test(arguments: [
    "/tide/..%2f..%2fsecret.png", "/..%2fsecret.png", "/%2e%2e/%2e%2e/secret.png", "/tide%252fsystemSmall.png",
  ])
  func `what leads elsewhere is not a slot`(text: String) throws {
    let path = PublishedAddress(text)?.path
    #expect(path.map(PublishedAddress.isSlot) != true, "\(path ?? "")")
  }

  @Test func `a token is compared as a whole`() {
    #expect(BearerToken.matches("Bearer secret", "secret") && BearerToken.matches("bearer secret", "secret"))
    for header in [nil, "", "secret", "Bearer ", "Bearer secre", "Bearer secrets", "Bearer Secret", "Basic secret"] {
      #expect(!BearerToken.matches(header, "secret"), "\(header ?? "nil")")
    }
  }
}
