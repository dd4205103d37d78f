/// IANA's registries of special-purpose addresses, as of 2025, and the addresses of cloud metadata services.
///
/// Addresses that a registry calls globally reachable but that belong to protocols (`192.0.0.9`, `2001:1::1`) are
/// refused with the range around them.
enum SpecialAddresses {
  struct Entry: Sendable {
    let prefix: NetworkPrefix
    let kind: AddressKind

    init(_ prefix: StaticString, _ kind: AddressKind) { (self.prefix, self.kind) = (.known(prefix), kind) }
  }

  static let version4 = [
    Entry("169.254.169.254/32", .metadata),  // AWS, Azure, Google and others
    Entry("169.254.170.2/32", .metadata),  // AWS container credentials
    Entry("169.254.170.23/32", .metadata),
    Entry("100.100.100.200/32", .metadata),  // Alibaba
    Entry("168.63.129.16/32", .metadata),  // Azure's host, among public addresses
    Entry("192.0.0.192/32", .metadata),  // Oracle
    Entry("0.0.0.0/8", .unspecified),
    Entry("10.0.0.0/8", .privateNetwork),
    Entry("100.64.0.0/10", .carrierShared),
    Entry("127.0.0.0/8", .loopback),
    Entry("169.254.0.0/16", .linkLocal),
    Entry("172.16.0.0/12", .privateNetwork),
    Entry("192.0.0.0/24", .reserved),  // protocol assignments (RFC 6890)
    Entry("192.0.2.0/24", .documentation),
    Entry("192.88.99.0/24", .reserved),  // 6to4 relays, deprecated (RFC 7526)
    Entry("192.168.0.0/16", .privateNetwork),
    Entry("198.18.0.0/15", .benchmarking),
    Entry("198.51.100.0/24", .documentation),
    Entry("203.0.113.0/24", .documentation),
    Entry("224.0.0.0/4", .multicast),
    Entry("255.255.255.255/32", .broadcast),
    Entry("240.0.0.0/4", .reserved),
  ]

  static let version6 = [
    Entry("fd00:ec2::254/128", .metadata),  // AWS
    Entry("fd00:ec2::23/128", .metadata),
    Entry("fd20:ce::254/128", .metadata),  // Google
    Entry("::/128", .unspecified),
    Entry("::1/128", .loopback),
    Entry("::ffff:0:0/96", .embeddedVersion4),  // mapped (RFC 4291)
    Entry("::ffff:0:0:0/96", .embeddedVersion4),  // translated (RFC 2765)
    Entry("::/96", .embeddedVersion4),  // compatible, deprecated
    Entry("64:ff9b::/96", .embeddedVersion4),  // NAT64 (RFC 6052)
    Entry("64:ff9b:1::/48", .embeddedVersion4),  // local-use NAT64 (RFC 8215)
    Entry("2001::/32", .embeddedVersion4),  // Teredo (RFC 4380)
    Entry("2001:2::/48", .benchmarking),
    Entry("2001:db8::/32", .documentation),
    Entry("2001::/23", .reserved),  // protocol assignments, ORCHID among them
    Entry("2002::/16", .embeddedVersion4),  // 6to4 (RFC 3056)
    Entry("3fff::/20", .documentation),  // RFC 9637
    Entry("fc00::/7", .uniqueLocal),
    Entry("fe80::/10", .linkLocal),
    Entry("fec0::/10", .siteLocal),
    Entry("ff00::/8", .multicast),
  ]

  /// All unicast addresses that were ever assigned. The rest is reserved, whatever later registries say.
  static let globalUnicast = NetworkPrefix.known("2000::/3")

  /// Whether the second half is an ISATAP interface identifier (RFC 5214): `0:5efe` or `200:5efe`, and an IPv4
  /// address.
  static func isISATAP(_ address: NetworkAddress) -> Bool {
    address.bytes[8] & 0xFD == 0 && Array(address.bytes[9...11]) == [0x00, 0x5E, 0xFE]
  }
}
