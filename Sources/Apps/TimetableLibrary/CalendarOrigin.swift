public import Foundation

/// Where a calendar came from, and what its server is told so that it sends the calendar only when it has changed.
public struct CalendarOrigin: Hashable, Sendable {
  /// The address, with whatever is secret in it.
  public var address: URL
  /// The server's `ETag`; nil where it sent none.
  public var etag: String?
  /// The server's `Last-Modified`; nil where it sent none.
  public var lastModified: String?
  /// The check sum of the bytes that came, by which equal ones are known; nil where it is not known.
  public var digest: String?

  /// The longest value of a server that is kept and sent back to it, in bytes.
  private static let longest = 1024

  /// Creates an origin. Values that are empty, longer than 1,024 bytes, or not of one line are left out.
  public init(address: URL, etag: String? = nil, lastModified: String? = nil, digest: String? = nil) {
    self.address = address
    self.etag = Self.short(etag)
    self.lastModified = Self.short(lastModified)
    self.digest = Self.short(digest)
  }

  /// The headers of a request that is answered with 304 where nothing has changed.
  public var questions: [String] {
    [etag.map { "If-None-Match: \($0)" }, lastModified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
  }

  private static func short(_ value: String?) -> String? {
    value.flatMap { !$0.isEmpty && $0.utf8.count <= longest && !$0.contains(where: \.isNewline) ? $0 : nil }
  }

  /// The address in the first line, each of the others with its name in one more.
  var text: String {
    let fields = [("etag", etag), ("last-modified", lastModified), ("digest", digest)]
    return ([address.absoluteString] + fields.compactMap { name, value in value.map { "\(name): \($0)" } })
      .joined(separator: "\n") + "\n"
  }

  /// Reads ``text``; nil where there is no address.
  init?(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmedBlanks }
    guard let first = lines.first, let address = URL(string: String(first)) else { return nil }
    let field = { (name: String) in
      lines.dropFirst().first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
    }
    self.init(
      address: address, etag: field("etag"), lastModified: field("last-modified"), digest: field("digest"))
  }
}
