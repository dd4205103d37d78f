package import Foundation

/// What came of asking for a document.
package struct FetchedDocument: Sendable {
  /// Its bytes; nil where it is the one that the caller knows.
  package let data: Data?
  /// What to tell the server the next time.
  package let validators: DocumentValidators
}

/// What a server said of a document, to be told again: so it need not send what is known.
package struct DocumentValidators: Hashable, Codable, Sendable {
  /// The value of `ETag`; nil where there was none.
  package let etag: String?
  /// The value of `Last-Modified`; nil where there was none.
  package let lastModified: String?

  /// The longest value that is sent back, in bytes.
  private static let longest = 1024

  /// Nothing is known unless given.
  package init(etag: String? = nil, lastModified: String? = nil) {
    (self.etag, self.lastModified) = (etag, lastModified)
  }

  init(_ headers: HTTPHeaders) { self.init(etag: headers["etag"], lastModified: headers["last-modified"]) }

  /// The lines of a question for something newer. Values that are none of HTTP's, as a damaged file may have them, are left
  /// out.
  var questions: [String] {
    [("If-None-Match", etag), ("If-Modified-Since", lastModified)].compactMap { name, value in
      guard let value, !value.isEmpty, value.utf8.count <= Self.longest,
        value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      return "\(name): \(value)"
    }
  }
}
