public import Foundation

/// Keeps covers and progress in the group's container, through a manager.
public struct CoverImageDelegateAdapter: CoverImageDelegate {
  private let manager: CoverImageManager

  /// Creates an adapter of a manager.
  public nonisolated init(manager: CoverImageManager) {
    self.manager = manager
  }

  /// Keeps how much of the current chapter has been read.
  ///
  /// - Throws: What ``CoverImageManager/updateProgress(to:)`` throws.
  public func updateProgress(to newProgress: Int) throws { try manager.updateProgress(to: newProgress) }

  /// Makes a chapter the current one, with its cover.
  ///
  /// - Throws: What ``CoverImageManager/saveCurrentChapterData(imageData:metadata:)`` throws.
  public func saveCurrentChapterData(imageData: Data, metadata: CoverImageMetadata) throws {
    try manager.saveCurrentChapterData(imageData: imageData, metadata: metadata)
  }
}
