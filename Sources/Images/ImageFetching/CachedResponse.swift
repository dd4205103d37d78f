import Diagnostics
package import Foundation
import HTTPFetching
import JSONText

/// A stored response: its contents, and what is needed to check its freshness and to revalidate it.
package struct CachedResponse: Hashable, Sendable {
  package var head: Head
  package let body: Data

  package struct Head: Hashable, Sendable, Codable {
    /// The URL without its secrets, to detect collisions of file names.
    let address: String
    /// When the server last confirmed the image.
    package var received: Date
    /// The header fields of the response that are in ``CachePolicy/names``.
    package var fields: [String: String]
  }

  init(_ answer: HTTPResponse, of url: URL, received: Date) {
    head = Head(address: url.redacted, received: received, fields: Self.fields(of: answer.headers))
    body = answer.body
  }

  /// Whether the copy may be used without a request at `now`. A copy from the future, after the clock was set back,
  /// may not.
  package func isFresh(at now: Date) -> Bool {
    let age = now.timeIntervalSince(head.received)
    return age >= 0 && age < CachePolicy(head.fields, received: head.received).lifetime
  }

  /// The headers of a conditional request; empty if the response had no validators.
  var questions: [String] {
    let names = [("etag", "If-None-Match"), ("last-modified", "If-Modified-Since")]
    return names.compactMap { name, question in head.fields[name].map { "\(question): \($0)" } }
  }

  /// The copy after a 304 response, with the response's caching headers.
  func confirmed(by headers: HTTPHeaders, at now: Date) -> CachedResponse {
    var copy = self
    copy.head.received = now
    // These two describe the older response.
    for name in ["age", "date"] { copy.head.fields[name] = nil }
    copy.head.fields.merge(Self.fields(of: headers)) { $1 }
    return copy
  }

  private static func fields(of headers: HTTPHeaders) -> [String: String] {
    var fields: [String: String] = [:]
    for name in CachePolicy.names {
      // They are sent back, each as a header line.
      fields[name] = headers[name].flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
    }
    return fields
  }
}

extension CachedResponse {
  private static let mark = "almanac picture 1 "
  private static let newline = UInt8(ascii: "\n")

  /// A line with a signature and a checksum of the rest, a line of JSON, and the contents.
  var file: Data? {
    guard var rest = try? JSONEncoder.stable(isPretty: false).encode(head) else { return nil }
    rest.append(Self.newline)
    rest.append(body)
    return Data("\(Self.mark)\(rest.checkSum)\n".utf8) + rest
  }

  /// `nil` if the file is incomplete.
  init?(file: Data) {
    guard let first = file.firstIndex(of: Self.newline), file.distance(from: file.startIndex, to: first) < 64,
      file[file.startIndex..<first].elementsEqual("\(Self.mark)\(file[(first + 1)...].checkSum)".utf8),
      let second = file[(first + 1)...].firstIndex(of: Self.newline),
      let head = try? JSONDecoder().decode(Head.self, from: file[(first + 1)..<second])
    else { return nil }
    self.head = head
    body = Data(file[(second + 1)...])
  }
}

extension Data {
  /// Detects damage, not forgery: FNV-1a over words of eight bytes and the remaining bytes, seeded with the length.
  fileprivate var checkSum: String {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var sum = 0xCBF2_9CE4_8422_2325 ^ UInt64(count)
    withUnsafeBytes { bytes in
      var start = 0
      while start + 8 <= bytes.count {
        sum = (sum ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))) &* prime
        // A multiplication never moves bits down: differences in the upper bits would be lost.
        sum ^= sum >> 32
        start += 8
      }
      for byte in bytes[start...] { sum = (sum ^ UInt64(byte)) &* prime }
    }
    return String(sum, radix: 16)
  }
}
