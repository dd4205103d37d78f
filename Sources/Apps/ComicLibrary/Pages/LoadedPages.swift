/// The result of loading pages, in the requested order.
public struct LoadedPages: RandomAccessCollection, Hashable, Sendable {
  /// The pages that could be loaded.
  public let pages: [PageInfo]
  /// The pages that could not be loaded.
  public let failures: [ComicPageError]

  public init(pages: [PageInfo], failures: [ComicPageError] = []) {
    (self.pages, self.failures) = (pages, failures)
  }

  public var startIndex: Int { pages.startIndex }
  public var endIndex: Int { pages.endIndex }
  public subscript(position: Int) -> PageInfo { pages[position] }
}

/// Why a page could not be loaded.
public struct ComicPageError: Error, Hashable, Sendable {
  public let page: Int
  public let reason: String

  public init(page: Int, reason: String) {
    (self.page, self.reason) = (page, reason)
  }
}

extension ComicPageError: CustomStringConvertible {
  public var description: String { "page \(page): cannot be fetched: \(reason)" }
}

/// None of the requested pages could be loaded.
public struct ComicPagesError: Error, Hashable, Sendable {
  /// One for each page; never empty.
  public let failures: [ComicPageError]

  public init(failures: [ComicPageError]) {
    self.failures = failures
  }
}

extension ComicPagesError: CustomStringConvertible {
  /// The first failure, and the number of others.
  public var description: String {
    let first = failures.first.map { "\($0)" } ?? "no page could be loaded"
    return failures.count > 1 ? "\(first) (and \(failures.count - 1) more)" : first
  }
}
