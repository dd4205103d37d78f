import Foundation
import Glibc

/// The network connections of this machine, by its interfaces.
package struct MachineNetwork: Sendable {
  /// A network interface, such as `eth0`.
  package struct Interface: Hashable, Sendable {
    package let name: String
    package let index: Int
    package let isWireless: Bool
    package var hasIPv4 = false
    package var hasIPv6 = false
  }

  /// The interfaces that are up and not loopback, by name.
  package let interfaces: [Interface]

  private init(_ interfaces: [Interface]) { self.interfaces = interfaces }

  /// The network with some of its interfaces only.
  package func filtered(_ isKept: (Interface) -> Bool) -> Self { Self(interfaces.filter(isKept)) }

  /// Reads the current interfaces.
  package init() {
    var found: [String: Interface] = [:]
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else {
      interfaces = []
      return
    }
    defer { freeifaddrs(first) }
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int(entry.ifa_flags)
      let isOut = flags & Int(IFF_UP) != 0 && flags & Int(IFF_LOOPBACK) == 0
      guard isOut, let address = entry.ifa_addr, let cName = entry.ifa_name else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let name = String(cString: cName)
      var interface =
        found[name]
        ?? Interface(name: name, index: Int(if_nametoindex(cName)), isWireless: name.hasPrefix("wl"))
      if family == AF_INET { interface.hasIPv4 = true } else { interface.hasIPv6 = true }
      found[name] = interface
    }
    interfaces = found.values.sorted { $0.name < $1.name }
  }
}
