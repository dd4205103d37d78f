import Glibc

/// Notifications for the service manager that started the daemon: systemd's `sd_notify`, a datagram to a socket.
///
/// A message that the manager does not accept within a fifth of a second is dropped, so that stopping is not delayed.
package struct ServiceManager: Sendable {
  /// The watchdog interval in seconds; `nil` without a watchdog.
  package let watchdogInterval: Double?
  /// A path, or an abstract name that begins with `@`.
  private let socketName: String?

  package enum Message: Hashable, Sendable {
    /// The first pass has ended, or a pass after ``reloading``.
    case ready
    case reloading
    case stopping
    case isAlive
    /// One line of text.
    case status(String)
  }

  /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`. Without them there are no notifications.
  package init(_ variables: [String: String]) {
    socketName = variables["NOTIFY_SOCKET"].flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
    let isMeant = variables["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
    let microseconds = variables["WATCHDOG_USEC"].flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    watchdogInterval = isMeant && socketName != nil ? microseconds.map { $0 / 1_000_000 } : nil
  }

  /// Notifies the manager, if there is one.
  package func tell(_ message: Message) {
    guard let socketName else { return }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: 0, tv_usec: 200_000)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var name = Array(socketName.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
    // The name of an abstract socket begins with a zero byte.
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path).map { $0 + name.count } ?? 0)
    let text = Array(message.text.utf8)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), $0, length)
      }
    }
  }
}

extension ServiceManager.Message {
  fileprivate var text: String {
    switch self {
    case .ready: "READY=1"
    case .reloading:
      // The date distinguishes the end of this reload from an earlier one's.
      "RELOADING=1\nMONOTONIC_USEC=\(MonotonicClock.now / 1000)"
    case .stopping: "STOPPING=1"
    case .isAlive: "WATCHDOG=1"
    case .status(let line): "STATUS=" + line.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}

/// A clock that is never set.
enum MonotonicClock {
  /// Nanoseconds since an arbitrary date.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
