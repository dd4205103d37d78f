import Foundation
import Testing

@testable import HTTPFetching

@Suite struct CachePolicyTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  private let received = Date(timeIntervalSince1970: 784_111_777)
  private let now = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test func `a date is parsed only in HTTP's format`() {
    #expect(HTTPDate.date(now) == received)
    #expect(HTTPDate.text(received + 0.9) == now)
    #expect(HTTPDate.text(.distantPast) == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(HTTPDate.text(Date(timeIntervalSince1970: .infinity)) == "Fri, 31 Dec 9999 23:59:59 GMT")
    #expect(HTTPDate.date("Tue, 29 Feb 2028 23:59:60 GMT") == Date(timeIntervalSince1970: 1_835_481_600))
    for text in [
      "", "0", "-1", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 PST", "Sun, 99 Nov 1994 25:00:00 GMT",
    ] {
      #expect(HTTPDate.date(text) == nil, "\(text)")
    }
  }

  static let lifetimes: [([String: String], TimeInterval)] = [
    (["cache-control": "max-age=60"], 60),
    (["cache-control": "public, MAX-AGE=\"60\""], 60),
    (["cache-control": "max-age=60", "age": "20"], 40),
    (["cache-control": "max-age=60", "age": "70"], 0),
    (["cache-control": "max-age=60, no-cache"], 0),
    (["cache-control": "max-age=-5"], 0),
    (["cache-control": "max-age=nonsense"], 0),
    (["cache-control": "max-age=60", "vary": "*"], 0),
    (["cache-control": "max-age=60", "vary": "Accept"], 60),
    (["cache-control": "max-age=60", "expires": "0"], 60),
    (["cache-control": "max-age=99999999999"], 31_536_000),
    (["cache-control": "s-maxage=60"], 0),
    (["cache-control": "max-age=nan"], 0),
    (["cache-control": "max-age=1e9"], 0),
    (["cache-control": "max-age=60", "age": "inf"], 60),
    (["cache-control": "=,;max-age"], 0),
    (["expires": "0"], 0),
    (["expires": "Sun, 06 Nov 1994 08:50:37 GMT"], 60),
    (["expires": "Sun, 06 Nov 1994 08:50:37 GMT", "date": "Sun, 06 Nov 1994 08:50:07 GMT"], 30),
    (["expires": "Sun, 06 Nov 1994 08:00:00 GMT"], 0),
    (["last-modified": "Sun, 06 Nov 1994 08:47:57 GMT"], 10),
    (["last-modified": "Sun, 06 Nov 1904 08:47:57 GMT"], 86_400),
    (["last-modified": "Sun, 06 Nov 1994 09:47:57 GMT"], 0),
    ([:], 0),
  ]

  @Test(arguments: lifetimes)
  func `a copy is fresh for as long as its server says`(headers: [String: String], seconds: TimeInterval) {
    #expect(CachePolicy(headers, received: received).lifetime == seconds)
  }

  @Test func `no-store responses are not stored`() {
    #expect(!CachePolicy(["cache-control": "private, No-Store"], received: received).isStorable)
    #expect(CachePolicy(["cache-control": "no-cache, must-revalidate"], received: received).isStorable)
    #expect(CachePolicy([:], received: received).isStorable)
  }
}
