public import Foundation

/// Stores covers and progress in the group's container, through a manager.
public struct CoverImageDelegateAdapter: CoverImageDelegate {
  private let manager: CoverImageManager

  public nonisolated init(manager: CoverImageManager) {
    self.manager = manager
  }

  /// Stores how much of the current chapter has been read.
  ///
  /// - Throws: The errors of ``CoverImageManager/updateProgress(to:)``.
  public func updateProgress(to newProgress: Int) throws { try manager.updateProgress(to: newProgress) }

  /// Makes a chapter the current one, with its cover.
  ///
  /// - Throws: The errors of ``CoverImageManager/saveCurrentChapterData(imageData:metadata:)``.
  public func saveCurrentChapterData(imageData: Data, metadata: CoverImageMetadata) throws {
    try manager.saveCurrentChapterData(imageData: imageData, metadata: metadata)
  }
}
