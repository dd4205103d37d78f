import Testing

@testable import RequestReading

struct HostNameTests {
  @Test(arguments: ["localhost", "localhost:8765", "LOCALHOST:1", "127.0.0.1:80", "[::1]:8765"])
  func `this machine's names are loopback`(_ authority: String) {
    #expect(HostName.isLoopback(HostName.name(in: authority)))
  }

  @Test(arguments: [
    "", "example.com", "localhost.example.com:8765", "127.0.0.1.example.com", "[::2]:1", "[::1", "0.0.0.0",
  ])
  func `other names are not`(_ authority: String) {
    #expect(!HostName.isLoopback(HostName.name(in: authority)))
  }

  @Test func `an origin is the same only with the same host and port`() {
    #expect(HostName.isSame("http://localhost:8765", "localhost:8765"))
    #expect(!HostName.isSame("http://localhost:8766", "localhost:8765"))
    #expect(!HostName.isSame("http://example.com", "localhost:8765"))
    #expect(!HostName.isSame("null", "localhost:8765"))
  }
}
