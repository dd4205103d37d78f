import Testing

@testable import HTTPFetching

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
    "", " ", "http://nas.local", "nas.local:8080", "10.0.0.0/99", "*.local", "user@nas", "a b",
    ".local", "a..b", "nas.local/", "::1%lo", "nas.1", "1.2.3.4.5", "256.0.0.1", "0x1ffffffff", "nas.0x", "08.0.0.1",
    "127.0.0.1 x", "127.1/8",
    ".", "1..2",
  ])
  func `an invalid host is an error that names it`(text: String) {
    #expect(throws: AllowedHosts.InvalidHost(text: text)) { try AllowedHosts(["nas.local", text]) }
  }

  @Test(arguments: [
    ("0x7f.1", "127.0.0.1"), ("127.1", "127.0.0.1"), ("2130706433", "127.0.0.1"), ("0177.0.0.1", "127.0.0.1"),
    ("0x7F000001", "127.0.0.1"), ("127.0.0.1.", "127.0.0.1"), ("192.168.257", "192.168.1.1"), ("0", "0.0.0.0"),
    ("010.0.0.1", "8.0.0.1"), ("１２７.0.0.1", "127.0.0.1"), ("0XA.0x1", "10.0.0.1"), ("017700000001", "127.0.0.1"),
  ])
  func `another spelling of an address is an error with the usual one`(text: String, usual: String) throws {
    let address = try #require(NetworkAddress(usual))
    let error = AllowedHosts.InvalidHost(text: text, fault: .otherSpelling(of: address))
    #expect(throws: error) { try AllowedHosts(["nas.local", text]) }
    #expect("\(error)".hasSuffix("write the address as \(usual)"))
  }

  @Test(arguments: [
    ("10.1.2.3/8", "10.0.0.0/8", "10.1.2.3"), ("192.168.1.129/25", "192.168.1.128/25", "192.168.1.129"),
    ("10.0.0.1/0", "0.0.0.0/0", "10.0.0.1"), ("10.0.0.1/31", "10.0.0.0/31", "10.0.0.1"),
    ("172.31.0.0/12", "172.16.0.0/12", "172.31.0.0"), ("fd12::/8", "fd00::/8", "fd12::"),
    ("[2001:db8::1]/33", "2001:db8::/33", "2001:db8::1"), ("::1/127", "::/127", "::1"),
  ])
  func `a network written with an inner address is an error with the right one`(
    text: String, network: String, address: String
  ) throws {
    let error = #expect(throws: AllowedHosts.InvalidHost.self) { try AllowedHosts([text]) }
    #expect(
      try #require(error).description.hasSuffix("write the network as \(network), or the single address as \(address)"))
    #expect(throws: Never.self) { try AllowedHosts([network, address]) }
  }

  @Test(arguments: ["0.0.0.0/0", "10.1.2.3/32", "::/0", "::1/128", "192.168.1.128/25", "172.16.0.0/12"])
  func `a network written with its first address is accepted`(text: String) throws {
    #expect(try AllowedHosts([text]) != .none)
  }

  @Test(arguments: ["nas", "nas1", "1and1.example", "0x7f.1.example", "face", "127-1", "0xnas", "x.10a"])
  func `names may contain numbers`(text: String) throws {
    let allowed = try AllowedHosts([text])
    #expect(allowed.contains(try #require(NetworkAddress("127.0.0.1")), host: text))
  }

  @Test func `nothing is allowed by default`() throws {
    #expect(!AllowedHosts.none.contains(try #require(NetworkAddress("127.0.0.1")), host: "localhost"))
  }
}
