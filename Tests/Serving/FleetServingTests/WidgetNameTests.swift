import FleetServing
import RequestReading
import Testing

/// Addresses of widgets, as clients write them.
struct WidgetNameTests {
  @Test func `an address names an owner, a widget and a form`() throws {
    let address = try #require(FleetAddress("/anna/kitchen.png"))
    #expect(address.widget.owner == "anna" && address.widget.name == "kitchen")
    #expect(address.form == .picture("png"))
    #expect(FleetAddress("/anna/v1.2.html")?.widget.name == "v1.2")
    #expect(FleetAddress("/reload/kitchen.json")?.widget.owner == "reload")
    #expect(FleetAddress("/%61nna/k%69tchen.png") == address)
    #expect(FleetAddress("/a%20b/%D7%A9%D7%9C%3F%23.svg")?.widget == WidgetName(owner: "a b", name: "של?#"))
    // Decoded once.
    #expect(FleetAddress("/a/%2525.png")?.widget.name == "%25")
  }

  @Test(arguments: [
    "", "/", "anna/kitchen.png", "/kitchen.png", "/anna/.png", "//kitchen.png", "/anna/kitchen", "/anna/kitchen.",
    "/anna/kitchen.gif", "/anna/kitchen.PNG", "/anna/x/kitchen.png", "/anna/kitchen.png/", "/../kitchen.png",
    "/anna/..png", "/anna/...png", "/anna/%2E%2E.png", "/.hidden/kitchen.png", "/anna/a%2Fb.png", "/anna%2Fkitchen.png",
    "/anna/a%00.png", "/anna/%0A.png", "/anna/%FF.png", "/anna/%.png", "/anna/%zz.png", "/anna/kitchen%2Epng",
    "/anna/" + String(repeating: "a", count: 201) + ".png", "/" + String(repeating: "a", count: 300) + "/a.png",
  ])
  func `other addresses have no widget`(path: String) { #expect(FleetAddress(path) == nil, "\(path)") }

  @Test func `names of different bytes are different names`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    // As texts of Swift they are equal.
    #expect(composed == decomposed)
    #expect(WidgetName(owner: composed, name: "a") != WidgetName(owner: decomposed, name: "a"))
    #expect(Set([composed, decomposed].map { WidgetName(owner: "a", name: $0) }).count == 2)
  }
}
