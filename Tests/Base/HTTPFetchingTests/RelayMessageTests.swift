import Foundation
import Testing

@testable import HTTPFetching

struct RelayMessageTests {
  private static let errors: [FetchError] =
    [
      .invalidURL, .refusedDowngrade, .connectionClosed, .notHTTP, .badEncoding, .offline, .missingLibrary,
      .invalidPort("x"), .refusedScheme("ftp"), .refusedRedirect(to: "a.example"), .unresolvedHost("ä"),
      .connectionFailed("b"), .insecure(reason: "old"), .notAnImage(reason: "r"), .failed(reason: ""),
      .tooManyRedirects(limit: 10), .tooLarge(limit: 1 << 40), .headersTooLarge(limit: 1), .status(404),
      .timedOut(.milliseconds(1500)),
    ]
    + [NetworkAddress("fd00::1"), NetworkAddress("10.0.0.1")].compactMap { $0 }.map {
      .refusedHost("c", $0, AddressKind(of: $0))
    }

  private static let response: HTTPResponse = {
    var response = HTTPResponse(
      status: 200, headers: HTTPHeaders([("ETag", "\"a\""), ("Vary", "x, y")]), body: Data([0, 10, 255]),
      address: "https://a.example/b")
    response.lastingAddress = "https://a.example/c"
    return response
  }()

  private func request(_ headers: [String] = ["If-None-Match: \"a\""]) -> RelayRequest {
    var fetch = GuardedFetch(
      limits: FetchLimits(connecting: .milliseconds(1), total: .seconds(2), bytes: 3, redirects: 4))
    (fetch.limits.silence, fetch.userAgent, fetch.staysOnHost) = (.seconds(5), "agent", true)
    return RelayRequest(7, "https://a.example/ä?b", headers: headers, of: fetch)
  }

  @Test func `a request is read as it was written`() throws {
    #expect(try RelayRequest(request().data) == request())
    #expect(request().limits.silence == .seconds(5))
  }

  @Test(arguments: errors) func `an error is read as it was written`(error: FetchError) throws {
    let answer = try RelayAnswer(RelayAnswer(9, .failure(error)).data)
    #expect(answer.number == 9)
    #expect(throws: error) { try answer.result.get() }
  }

  @Test func `a response is read as it was written`() throws {
    let answer = try RelayAnswer(RelayAnswer(.max, .success(Self.response)).data)
    let (read, written) = (try answer.result.get(), Self.response)
    #expect(answer.number == .max && read.status == 200 && read.headers == written.headers && read.body == written.body)
    #expect(read.address == written.address && read.lastingAddress == written.lastingAddress)
  }

  @Test func `a message that is cut off or goes on is damaged`() throws {
    let requests = request().data
    let answers = [RelayAnswer(1, .success(Self.response))] + Self.errors.map { RelayAnswer(1, .failure($0)) }
    for count in 0..<requests.count {
      #expect(throws: RelayDamage.self) { try RelayRequest(requests.prefix(count)) }
    }
    #expect(throws: RelayDamage.self) { try RelayRequest(requests + [0]) }
    for data in answers.map(\.data) {
      for count in 0..<data.count { #expect(throws: RelayDamage.self) { try RelayAnswer(data.prefix(count)) } }
      #expect(throws: RelayDamage.self) { try RelayAnswer(data + [0]) }
    }
  }

  @Test func `a message with other bytes is read or damaged`() {
    for data in [request().data, RelayAnswer(1, .success(Self.response)).data] {
      for place in data.indices {
        for byte: UInt8 in [0, 1, 127, 128, 255] {
          var other = data
          other[place] = byte
          if let read = try? RelayRequest(other) { #expect((try? RelayRequest(read.data)) == read) }
          _ = try? RelayAnswer(other)
        }
      }
    }
  }

  @Test(arguments: [
    "Host: inner.example", "HOST : a", "proxy-authorization: a", "Content-Length: 5", "Transfer-Encoding: chunked",
    "Connection: upgrade", "A: b\r\nHost: c", "A: b\nc: d", "without a colon", ": a", "Host;", "Ä: b", "A\0: b",
  ])
  func `a header of the connection is damage`(line: String) {
    #expect(throws: RelayDamage.self) { try RelayRequest(request([line]).data) }
  }
}
