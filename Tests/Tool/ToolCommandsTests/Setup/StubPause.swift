import Foundation
import Testing

/// Pauses `systemctl enable` of a ``StubDesktop`` before it does anything.
final class StubPause: Sendable {
  private let reaching: Int32
  private let goingOn: Int32

  init(of stub: StubDesktop) throws {
    // Open at both ends, so that nobody waits for another to open them.
    func pipe(_ name: String) throws -> Int32 {
      let path = stub.bench.path("desk/\(name)")
      try #require(mkfifo(path, 0o600) == 0)
      return open(path, O_RDWR | O_CLOEXEC)
    }
    (reaching, goingOn) = (try pipe("reached"), try pipe("goes-on"))
  }

  deinit {
    close(reaching)
    close(goingOn)
  }

  /// Waits for the pause, and the second time for the end of the program.
  func reached() async {
    await RunningTool.apart { [reaching] in
      var byte: UInt8 = 0
      _ = read(reaching, &byte, 1)
    }
  }

  func end() { _ = write(goingOn, "\n", 1) }
}
