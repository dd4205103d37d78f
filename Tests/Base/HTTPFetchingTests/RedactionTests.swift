import Diagnostics
import Foundation
import Testing

@testable import HTTPFetching

@Suite struct RedactionTests {
  @Test(arguments: [
    ("https://example.org/a.png", "https://example.org/a.png"),
    ("https://user:word@example.org:8080/a.png", "https://example.org:8080/a.png"),
    ("https://user@example.org/@a", "https://example.org/@a"),
    ("https://a%40b:c@example.org", "https://example.org"),
    ("https://example.org/a?token=secret&w=2&flag#part", "https://example.org/a?token=…&w=…&…"),
    ("https://example.org?", "https://example.org?"),
    ("file:///a/b.png", "file:///a/b.png"),
  ])
  func `a URL is shown without its secrets`(address: String, shown: String) throws {
    #expect(try #require(URL(string: address)).redacted == shown)
  }

  @Test func `a long URL is shortened`() throws {
    let path = String(repeating: "a", count: 300)
    #expect(try #require(URL(string: "https://example.org/\(path)")).redacted.count == 201)
    #expect(try #require(URL(string: "data:image/png;base64,\(path)")).redacted.count == 65)
  }

  @Test func `no error shows a URL that could be secret`() async throws {
    let text = "http://user:word@127.0.0.1:9/a?token=secret"
    do {
      _ = try await GuardedFetch().answer(from: try #require(URL(string: text)))
      Issue.record("nothing was refused")
    } catch {
      for secret in ["user", "word", "secret"] { #expect(!"\(error)".contains(secret)) }
    }
  }
}
