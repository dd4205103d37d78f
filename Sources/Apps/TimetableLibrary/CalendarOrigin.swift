public import Foundation

/// The URL of a calendar, and the validators for conditional requests.
public struct CalendarOrigin: Hashable, Sendable {
  /// Including secrets.
  public var address: URL
  /// The server's `ETag`.
  public var etag: String?
  /// The server's `Last-Modified`.
  public var lastModified: String?
  /// The checksum of the received bytes, to detect an unchanged calendar.
  public var digest: String?

  /// The maximum size of a validator in bytes.
  private static let longest = 1024

  /// Creates an origin. Values that are empty, longer than 1,024 bytes, or not on one line are left out.
  public init(address: URL, etag: String? = nil, lastModified: String? = nil, digest: String? = nil) {
    self.address = address
    self.etag = Self.short(etag)
    self.lastModified = Self.short(lastModified)
    self.digest = Self.short(digest)
  }

  /// The headers of a conditional request.
  public var conditionalHeaders: [String] {
    [etag.map { "If-None-Match: \($0)" }, lastModified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
  }

  private static func short(_ value: String?) -> String? {
    value.flatMap { !$0.isEmpty && $0.utf8.count <= longest && !$0.contains(where: \.isNewline) ? $0 : nil }
  }

  /// The URL on the first line, and each other value with its name on another line.
  var text: String {
    let fields = [("etag", etag), ("last-modified", lastModified), ("digest", digest)]
    return ([address.absoluteString] + fields.compactMap { name, value in value.map { "\(name): \($0)" } })
      .joined(separator: "\n") + "\n"
  }

  /// Parses ``text``; nil if there is no URL.
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
