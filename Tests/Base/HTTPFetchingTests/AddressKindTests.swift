import Testing

@testable import HTTPFetching

@Suite struct AddressKindTests {
  /// Both ends of every special range, and their neighbours outside of it.
  static let table: KeyValuePairs<String, AddressKind> = [
    // Public, some of them next to special ranges.
    "1.0.0.0": .publicUnicast, "8.8.8.8": .publicUnicast, "9.255.255.255": .publicUnicast,
    "11.0.0.0": .publicUnicast, "93.184.216.34": .publicUnicast, "100.63.255.255": .publicUnicast,
    "100.128.0.0": .publicUnicast, "126.255.255.255": .publicUnicast, "128.0.0.0": .publicUnicast,
    "168.63.129.15": .publicUnicast, "168.63.129.17": .publicUnicast, "169.253.255.255": .publicUnicast,
    "169.255.0.0": .publicUnicast, "172.15.255.255": .publicUnicast, "172.32.0.0": .publicUnicast,
    "191.255.255.255": .publicUnicast, "192.0.1.0": .publicUnicast, "192.0.3.0": .publicUnicast,
    "192.88.98.255": .publicUnicast, "192.88.100.0": .publicUnicast, "192.167.255.255": .publicUnicast,
    "192.169.0.0": .publicUnicast, "198.17.255.255": .publicUnicast, "198.20.0.0": .publicUnicast,
    "198.51.99.255": .publicUnicast, "198.51.101.0": .publicUnicast, "203.0.112.255": .publicUnicast,
    "203.0.114.0": .publicUnicast, "223.255.255.255": .publicUnicast,
    "0.0.0.0": .unspecified, "0.0.0.1": .unspecified, "0.255.255.255": .unspecified,
    "10.0.0.0": .privateNetwork, "10.255.255.255": .privateNetwork,
    "100.64.0.0": .carrierShared, "100.127.255.255": .carrierShared, "100.100.100.200": .metadata,
    "127.0.0.0": .loopback, "127.0.0.1": .loopback, "127.255.255.255": .loopback,
    "168.63.129.16": .metadata,
    "169.254.0.0": .linkLocal, "169.254.255.255": .linkLocal, "169.254.169.253": .linkLocal,
    "169.254.169.254": .metadata, "169.254.170.2": .metadata, "169.254.170.23": .metadata,
    "172.16.0.0": .privateNetwork, "172.31.255.255": .privateNetwork,
    "192.0.0.0": .reserved, "192.0.0.9": .reserved, "192.0.0.255": .reserved, "192.0.0.192": .metadata,
    "192.0.2.0": .documentation, "192.0.2.255": .documentation,
    "192.88.99.0": .reserved, "192.88.99.255": .reserved,
    "192.168.0.0": .privateNetwork, "192.168.255.255": .privateNetwork,
    "198.18.0.0": .benchmarking, "198.19.255.255": .benchmarking,
    "198.51.100.0": .documentation, "198.51.100.255": .documentation,
    "203.0.113.0": .documentation, "203.0.113.255": .documentation,
    "224.0.0.0": .multicast, "239.255.255.255": .multicast,
    "240.0.0.0": .reserved, "255.255.255.254": .reserved, "255.255.255.255": .broadcast,

    "2000::": .publicUnicast, "2001:200::": .publicUnicast, "2001:4860:4860::8888": .publicUnicast,
    "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff": .publicUnicast, "2001:db9::": .publicUnicast,
    "2003::1": .publicUnicast, "2600:1f18::1": .publicUnicast, "2606:4700::1111": .publicUnicast,
    "3fff:1000::": .publicUnicast, "3ffe:ffff::": .publicUnicast,
    "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff": .publicUnicast,
    "::": .unspecified, "::1": .loopback,
    "::2": .embeddedVersion4, "::8.8.8.8": .embeddedVersion4, "::127.0.0.1": .embeddedVersion4,
    "::ffff:8.8.8.8": .embeddedVersion4, "::ffff:127.0.0.1": .embeddedVersion4,
    "::ffff:0:10.0.0.1": .embeddedVersion4,
    "::1:0:0:0": .reserved,
    "64:ff9b::a00:1": .embeddedVersion4, "64:ff9b::808:808": .embeddedVersion4,
    "64:ff9b:0:0:0:1::": .reserved, "64:ff9b:1::": .embeddedVersion4,
    "64:ff9b:1:ffff:ffff:ffff:ffff:ffff": .embeddedVersion4, "64:ff9b:2::": .reserved,
    "100::": .reserved, "100:0:0:1::1": .reserved, "1fff:ffff::1": .reserved,
    "2001::": .embeddedVersion4, "2001:0:ffff:ffff:ffff:ffff:ffff:ffff": .embeddedVersion4,
    "2001:1::1": .reserved, "2001:2::": .benchmarking, "2001:2:0:ffff:ffff:ffff:ffff:ffff": .benchmarking,
    "2001:2:1::": .reserved, "2001:10::": .reserved, "2001:20::": .reserved, "2001:1ff:ffff::": .reserved,
    "2001:db8::": .documentation, "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff": .documentation,
    "2002::": .embeddedVersion4, "2002:7f00:1::": .embeddedVersion4,
    "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff": .embeddedVersion4,
    "2606:4700::5efe:10.0.0.1": .embeddedVersion4, "2606:4700::200:5efe:8.8.8.8": .embeddedVersion4,
    "2606:4700::100:5efe:8.8.8.8": .publicUnicast, "2606:4700::5eff:a00:1": .publicUnicast,
    "3fff::": .documentation, "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff": .documentation,
    "4000::": .reserved, "5f00::1": .reserved, "fbff:ffff::1": .reserved,
    "fc00::": .uniqueLocal, "fd00::1": .uniqueLocal, "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff": .uniqueLocal,
    "fd00:ec2::253": .uniqueLocal, "fd00:ec2::254": .metadata, "fd00:ec2::23": .metadata, "fd20:ce::254": .metadata,
    "fe00::1": .reserved, "fe7f:ffff::1": .reserved,
    "fe80::": .linkLocal, "fe80::5efe:10.0.0.1": .linkLocal, "febf:ffff::1": .linkLocal,
    "fec0::": .siteLocal, "feff:ffff::1": .siteLocal,
    "ff00::": .multicast, "ff02::1": .multicast, "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff": .multicast,
  ]

  @Test func `every address is classified by the table of ranges`() throws {
    var met: Set<AddressKind> = []
    for (text, kind) in Self.table {
      let address = try #require(NetworkAddress(text), "\(text)")
      #expect(AddressKind(of: address) == kind, "\(text)")
      met.insert(kind)
    }
    #expect(met == Set(AddressKind.allCases))
  }

  @Test func `every entry of the tables is parsed, and none hides another`() throws {
    for table in [SpecialAddresses.version4, SpecialAddresses.version6] {
      for (index, entry) in table.enumerated() {
        #expect(entry.prefix.length > 0)
        for earlier in table[..<index] where earlier.prefix.length <= entry.prefix.length {
          #expect(!earlier.prefix.contains(entry.prefix.address), "\(earlier.prefix) hides \(entry.prefix)")
        }
      }
    }
  }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "0x7f.0.0.1", "127.1", "2130706433", "0177.0.0.1", "1.2.3.4 ", "::1%lo", "[::1",
    "a.b.c.d",
    "::1\0", "12345::",
  ])
  func `an incomplete address is invalid`(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.0.0.0", false), ("192.168.4.0/22", "192.168.7.255", true),
    ("192.168.4.0/22", "192.168.8.0", false), ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "::1", false),
    ("fd00::/8", "fdff::1", true), ("fd00::/9", "fd80::1", false), ("1.2.3.4/32", "1.2.3.4", true),
    ("1.2.3.4/32", "1.2.3.5", false),
  ])
  func `a network contains the addresses with its prefix`(network: String, address: String, isIn: Bool) throws {
    let network = try #require(NetworkPrefix(network))
    #expect(network.contains(try #require(NetworkAddress(address))) == isIn)
  }

  @Test(arguments: [
    "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/+8", "10.0.0.0", "fd00::/129", "a/8", "1.2.3.4/8/8",
  ])
  func `an invalid network is rejected`(text: String) {
    #expect(NetworkPrefix(text) == nil)
  }
}
