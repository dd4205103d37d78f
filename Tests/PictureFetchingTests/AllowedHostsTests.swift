import Testing

@testable import PictureFetching

@Suite struct AllowedHostsTests {
  private let own = ["nas.local", "192.168.1.5", "10.20.0.0/16", "fd00::/8", "[fe80::7]"]

  @Test(arguments: [
    ("nas.local", "127.0.0.1", true), ("NAS.Local.", "10.0.0.1", true), ("nas.local.example.org", "10.0.0.1", false),
    ("my.nas.local", "10.0.0.1", false), ("x.example", "192.168.1.5", true), ("x.example", "192.168.1.6", false),
    ("x.example", "::ffff:192.168.1.5", true), ("x.example", "10.20.255.255", true), ("x.example", "10.21.0.0", false),
    ("x.example", "fd12::1", true), ("x.example", "fc00::1", false), ("x.example", "fe80::7", true),
    ("[fe80::7]", "fe80::8", false), ("x.example", "64:ff9b::a14:1", false),
  ])
  func `a host is allowed by its name, an address by itself or its network`(
    host: String, address: String, isAllowed: Bool
  ) throws {
    let allowed = try AllowedHosts(own)
    #expect(allowed.contains(try #require(NetworkAddress(address)), host: host) == isAllowed)
  }

  @Test(arguments: [
    "", " ", "http://nas.local", "nas.local:8080", "10.0.0.0/99", "*.local", "127.1", "2130706433", "user@nas", "a b",
    ".local", "a..b", "nas.local/", "::1%lo",
  ])
  func `what is no host, address or network is an error that says it`(text: String) {
    #expect(throws: AllowedHosts.InvalidHost(text: text)) { try AllowedHosts(["nas.local", text]) }
  }

  @Test func `nothing is allowed unless somebody says so`() throws {
    #expect(!AllowedHosts.none.contains(try #require(NetworkAddress("127.0.0.1")), host: "localhost"))
  }
}
