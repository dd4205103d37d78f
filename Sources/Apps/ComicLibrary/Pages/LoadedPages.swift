/// The pages that were asked for, as far as they came, in the order in which they were asked for.
public struct LoadedPages: RandomAccessCollection, Hashable, Sendable {
  /// The pages that came.
  public let pages: [PageInfo]
  /// Those that did not, and why.
  public let failures: [ComicPageError]

  /// Creates a result as given.
  public init(pages: [PageInfo], failures: [ComicPageError] = []) {
    (self.pages, self.failures) = (pages, failures)
  }

  /// The first place in ``pages``.
  public var startIndex: Int { pages.startIndex }
  /// The place after the last in ``pages``.
  public var endIndex: Int { pages.endIndex }
  /// A page that came.
  public subscript(position: Int) -> PageInfo { pages[position] }
}

/// Why a page is not there.
public struct ComicPageError: Error, Hashable, Sendable {
  /// The page's number.
  public let page: Int
  /// In words.
  public let reason: String

  /// Creates a failure as given.
  public init(page: Int, reason: String) {
    (self.page, self.reason) = (page, reason)
  }
}

extension ComicPageError: CustomStringConvertible {
  /// One sentence without a full stop: `page 12: cannot be fetched: …`.
  public var description: String { "page \(page): cannot be fetched: \(reason)" }
}

/// None of the pages that were asked for is there.
public struct ComicPagesError: Error, Hashable, Sendable {
  /// Why, for each page; never empty.
  public let failures: [ComicPageError]

  /// Creates an error as given.
  public init(failures: [ComicPageError]) {
    self.failures = failures
  }
}

extension ComicPagesError: CustomStringConvertible {
  /// The first failure, and how many others there are.
  public var description: String {
    let first = failures.first.map { "\($0)" } ?? "no page could be fetched"
    return failures.count > 1 ? "\(first) (and \(failures.count - 1) more)" : first
  }
}
