import Foundation
import Testing

@testable import SystemIO

struct ContentHashTests {
  /// The key and the messages of the algorithm's published test vectors: bytes that count up from 0.
  private func digits(_ count: Int) -> String {
    let secret: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
    return ContentHash(Data((0..<count).map(UInt8.init)), secret: secret).digits
  }

  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"), (3, "9c70b60c5267a94e5f33b6b02985ed51"),
    (8, "3b62a9ba6258f5610f83e264f31497b4"),
  ])
  func `hashes match SipHash's test vectors`(count: Int, expected: String) {
    #expect(digits(count) == expected)
  }

  @Test func `another secret gives another hash`() {
    let data = Data("cover".utf8)
    #expect(ContentHash(data, secret: (1, 2)) != ContentHash(data, secret: (1, 3)))
    #expect(ContentHash(data, secret: (1, 2)) == ContentHash(data, secret: (1, 2)))
  }
}
