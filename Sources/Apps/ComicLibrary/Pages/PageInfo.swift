public import Foundation

/// A page with its picture, or two pages that share one.
public struct PageInfo: Hashable, Sendable {
  /// The number of the chapter.
  public let chapter: Int
  /// The page's number; the lower one of a spread.
  public let pageNumber: Int
  /// The other page's number, where the picture shows two.
  public let secondPageNumber: Int?
  /// The picture's file, as it came.
  public let imageData: Data

  /// Creates a page as given.
  public init(chapter: Int, pageNumber: Int, secondPageNumber: Int? = nil, imageData: Data) {
    (self.chapter, self.pageNumber) = (chapter, pageNumber)
    (self.secondPageNumber, self.imageData) = (secondPageNumber, imageData)
  }
}
