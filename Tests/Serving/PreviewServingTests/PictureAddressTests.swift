import DrawingSessions
import JSONText
import Testing

@testable import PreviewServing

struct PictureAddressTests {
  private static let start = "2026-11-24T09:00:00Z"

  @Test func `the request has the options of the address`() {
    let address = PictureAddress(
      [("kind", "garden"), ("family", "systemSmall"), ("transparent", "true"), ("tree", "true"), ("scheme", "")],
      startingAt: Self.start)
    #expect(
      JSONValue.object(address.request("draw")).text(indentation: nil) == """
        {"do": "draw", "kind": "garden", "family": "systemSmall", "transparent": true, \
        "at": "2026-11-24T09:00:00Z", "tree": true}
        """)
  }

  @Test func `settings become an object, with all values of a list`() {
    let address = PictureAddress(
      [("kind", "garden"), ("at", Self.start), ("set.zone", "Asia/Tokyo"), ("set.days", "Mon"), ("set.days", "Tue")],
      startingAt: "")
    #expect(
      JSONValue.object(address.request("draw")).text(indentation: nil)
        == """
        {"do": "draw", "kind": "garden", "at": "2026-11-24T09:00:00Z", \
        "set": {"zone": ["Asia/Tokyo"], "days": ["Mon", "Tue"]}}
        """)
  }

  @Test func `the command draws the same picture`() {
    let address = PictureAddress(
      [
        ("kind", "garden"), ("family", "systemSmall"), ("scheme", "dark"), ("transparent", "true"),
        ("offline", "false"),
        ("set.title", "it's $HOME"),
      ], startingAt: Self.start)
    #expect(
      address.command(of: "almanac") == """
        almanac render garden --family systemSmall --scheme dark --transparent --at 2026-11-24T09:00:00Z \
        --set 'title=it'\\''s $HOME' -o picture.png
        """)
  }

  @Test func `a body has the same form as an address`() {
    let body = JSONObject([("kind", .string("garden")), ("scale", .number("3")), ("transparent", .bool(true))])
    let address = PictureAddress(body, startingAt: Self.start)
    #expect(
      address.command(of: "almanac")
        == "almanac render garden --scale 3 --transparent --at 2026-11-24T09:00:00Z -o picture.png")
  }
}
