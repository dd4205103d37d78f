import Foundation
import Testing

@testable import Refreshing

@Suite struct ServiceManagerTests {
  /// The socket of a service manager.
  private final class Listener {
    let name: String
    private let descriptor: Int32
    private let file: String?

    init(isAbstract: Bool) throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID())").path
      (name, file) = isAbstract ? ("@almanac-\(UUID())", nil) : (path, path)
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      var bytes = Array(name.utf8)
      if isAbstract { bytes[0] = 0 }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(2 + bytes.count))
        }
      }
      try #require(result == 0)
    }

    deinit {
      close(descriptor)
      if let file { unlink(file) }
    }

    func message() -> String {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  @Test(arguments: [true, false]) func `messages arrive at a path and at an abstract socket`(
    isAbstract: Bool
  ) throws {
    let listener = try Listener(isAbstract: isAbstract)
    let manager = ServiceManager(["NOTIFY_SOCKET": listener.name])
    manager.tell(.ready)
    manager.tell(.status("next:\n2026"))
    manager.tell(.stopping)
    #expect([listener.message(), listener.message()] == ["READY=1", "STATUS=next: 2026"])
    #expect(listener.message() == "STOPPING=1")
    manager.tell(.isAlive)
    manager.tell(.reloading)
    #expect(listener.message() == "WATCHDOG=1")
    #expect(listener.message().wholeMatch(of: /RELOADING=1\nMONOTONIC_USEC=[1-9][0-9]*/) != nil)
  }

  @Test func `the watchdog is that of this process`() {
    func interval(_ variables: [String: String]) -> Double? {
      ServiceManager(variables.merging(["NOTIFY_SOCKET": "@nobody"]) { $1 }).watchdogInterval
    }
    #expect(interval(["WATCHDOG_USEC": "3000000"]) == 3)
    #expect(interval(["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "\(getpid())"]) == 3)
    #expect(interval(["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "1"]) == nil)
    for text in ["0", "-1", "often", "inf"] { #expect(interval(["WATCHDOG_USEC": text]) == nil) }
  }

  @Test func `without a socket there are no messages`() {
    for name in ["", "relative", "@almanac-nobody", "/nowhere/socket", "/" + String(repeating: "x", count: 300)] {
      ServiceManager(["NOTIFY_SOCKET": name]).tell(.ready)
    }
    #expect(ServiceManager([:]).watchdogInterval == nil)
  }
}
