/// Which pages the pictures of a comic show, as far as it is known.
///
/// Pages are numbered from 1 on; a wide picture shows two. Whether a picture is wide takes a look at it, so that it is
/// found out from the front, as far as is needed: what is known is always that of the first pictures. The first picture is
/// never wide.
public struct PageLayout: Hashable, Sendable {
  /// How many pictures there are; not negative.
  public let pictureCount: Int
  /// Of the first pictures, those that are known, whether they show two pages. To be stored, and handed in again.
  public private(set) var known: [Bool]
  /// How many pages the known pictures show.
  public private(set) var knownPageCount: Int

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - pictureCount: How many pictures there are; a negative number is none.
  ///   - known: What is known of the first of them; nothing unless given. What is more than the pictures is left out, and
  ///     the first is single whatever is said.
  public init(pictureCount: Int, known: [Bool] = []) {
    self.pictureCount = max(pictureCount, 0)
    self.known = []
    knownPageCount = 0
    for isWide in known.prefix(self.pictureCount) { append(isWide: isWide) }
  }

  /// Adds what has been found out of the first picture that is not known; without one, nothing happens.
  public mutating func append(isWide: Bool) {
    guard known.count < pictureCount else { return }
    let counts = isWide && !known.isEmpty
    known.append(counts)
    knownPageCount += counts ? 2 : 1
  }

  /// Whether nothing is left to be found out.
  public var isComplete: Bool { known.count == pictureCount }

  /// The last page's number, if all pictures that are not known show one page; 0 without pictures.
  public var lastPage: Int { knownPageCount + (pictureCount - known.count) }

  /// The picture that shows a page; nil where there is no such page or it is not known yet.
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

  /// The pages that a picture shows; nil where there is no such picture or those before it are not known yet.
  public func place(ofPicture index: Int) -> PageImage? {
    guard known.indices.contains(index) else { return nil }
    let before = known[..<index].reduce(0) { $0 + ($1 ? 2 : 1) }
    return PageImage(picture: index, isWide: known[index], page: before + 1)
  }
}

/// A picture of a comic, and the pages that it shows.
public struct PageImage: Hashable, Sendable {
  /// The picture's index, from 0 on.
  public let picture: Int
  /// The number of its page, the lower one of two.
  public let page: Int
  /// The number of its other page; nil where it shows one.
  public let secondPage: Int?

  init(picture: Int, isWide: Bool, page: Int) {
    (self.picture, self.page, secondPage) = (picture, page, isWide ? page + 1 : nil)
  }

  /// The number of the last page that the picture shows.
  public var lastPage: Int { secondPage ?? page }
}
