public import Foundation

/// The result of a request for a document.
public struct FetchedDocument: Sendable {
  /// The contents; `nil` if the caller's copy is current.
  public let data: Data?
  /// The validators for the next request.
  public let validators: DocumentValidators
}

/// The validators of a response, for conditional requests.
public struct DocumentValidators: Hashable, Codable, Sendable {
  /// The value of `ETag`, if any.
  package let etag: String?
  /// The value of `Last-Modified`, if any.
  package let lastModified: String?

  /// The maximum length of a value that is sent back, in bytes.
  private static let longest = 1024

  public init(etag: String? = nil, lastModified: String? = nil) {
    (self.etag, self.lastModified) = (etag, lastModified)
  }

  init(_ headers: HTTPHeaders) { self.init(etag: headers["etag"], lastModified: headers["last-modified"]) }

  /// The headers of a conditional request. Values that are invalid in HTTP, as from a damaged file, are left out.
  var questions: [String] {
    [("If-None-Match", etag), ("If-Modified-Since", lastModified)].compactMap { name, value in
      guard let value, !value.isEmpty, value.utf8.count <= Self.longest,
        value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      return "\(name): \(value)"
    }
  }
}
