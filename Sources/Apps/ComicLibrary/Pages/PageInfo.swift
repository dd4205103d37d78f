public import Foundation

/// A page with its image, or two pages that share one.
public struct PageInfo: Hashable, Sendable {
  public let chapter: Int
  /// The lower number if the image shows two pages.
  public let pageNumber: Int
  /// The other page that the image shows.
  public let secondPageNumber: Int?
  /// The image file, unchanged.
  public let imageData: Data

  public init(chapter: Int, pageNumber: Int, secondPageNumber: Int? = nil, imageData: Data) {
    (self.chapter, self.pageNumber) = (chapter, pageNumber)
    (self.secondPageNumber, self.imageData) = (secondPageNumber, imageData)
  }
}
