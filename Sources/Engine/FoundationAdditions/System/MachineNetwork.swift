import Foundation
import Glibc

/// The networks that this machine is connected to, as its interfaces say.
package struct MachineNetwork: Sendable {
  /// One connection.
  package struct Interface: Hashable, Sendable {
    /// The system's name of it: `eth0`.
    package let name: String
    /// The system's number of it.
    package let index: Int
    /// Whether it is without a wire.
    package let isWireless: Bool
    /// Whether it speaks the fourth version of the protocol.
    package var hasIPv4 = false
    /// Whether it speaks the sixth version of the protocol.
    package var hasIPv6 = false
  }

  /// The connections that are up and lead out of the machine, by name.
  package let interfaces: [Interface]

  private init(_ interfaces: [Interface]) { self.interfaces = interfaces }

  /// The same with some of its connections only.
  package func filtered(_ isKept: (Interface) -> Bool) -> Self { Self(interfaces.filter(isKept)) }

  /// What is the case now.
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
