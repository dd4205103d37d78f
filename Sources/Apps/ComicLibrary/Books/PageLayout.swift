/// Which pages each image of a comic shows, as far as known.
///
/// Pages are numbered from 1; a wide image shows two. The header of an image tells whether it is wide, so images
/// become known from the front, as needed. The first image is never wide.
public struct PageLayout: Hashable, Sendable {
  /// Not negative.
  public let imageCount: Int
  /// Whether each of the first, known images shows two pages. Store this to restore the layout.
  public private(set) var known: [Bool]
  /// How many pages the known images show.
  public private(set) var knownPageCount: Int

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - imageCount: The number of images; negative numbers count as 0.
  ///   - known: Whether each of the first images shows two pages (default: none known). Excess values are ignored,
  ///     and the first image is always single.
  public init(imageCount: Int, known: [Bool] = []) {
    self.imageCount = max(imageCount, 0)
    self.known = []
    knownPageCount = 0
    for isWide in known.prefix(self.imageCount) { append(isWide: isWide) }
  }

  /// Adds the first image that is not known yet. Does nothing if all are known.
  public mutating func append(isWide: Bool) {
    guard known.count < imageCount else { return }
    let counts = isWide && !known.isEmpty
    known.append(counts)
    knownPageCount += counts ? 2 : 1
  }

  /// Whether all images are known.
  public var isComplete: Bool { known.count == imageCount }

  /// The number of the last page if all unknown images show one page; 0 without images.
  public var lastPage: Int { knownPageCount + (imageCount - known.count) }

  /// The image that shows a page; nil if there is no such page, or it is not known yet.
  public func place(ofPage page: Int) -> PageImage? {
    guard page >= 1, page <= knownPageCount else { return nil }
    var first = 1
    for (index, isWide) in known.enumerated() {
      let place = PageImage(picture: index, isWide: isWide, page: first)
      if page <= place.lastPage { return place }
      first = place.lastPage + 1
    }
    return nil
  }

  /// The pages that an image shows; nil if there is no such image, or an image before it is not known yet.
  public func place(ofImage index: Int) -> PageImage? {
    guard known.indices.contains(index) else { return nil }
    let before = known[..<index].reduce(0) { $0 + ($1 ? 2 : 1) }
    return PageImage(picture: index, isWide: known[index], page: before + 1)
  }
}

/// An image of a comic, and the pages that it shows.
public struct PageImage: Hashable, Sendable {
  /// The index of the image, from 0.
  public let picture: Int
  /// The number of its page; the lower one of two.
  public let page: Int
  /// The number of its second page.
  public let secondPage: Int?

  init(picture: Int, isWide: Bool, page: Int) {
    (self.picture, self.page, secondPage) = (picture, page, isWide ? page + 1 : nil)
  }

  public var lastPage: Int { secondPage ?? page }
}
