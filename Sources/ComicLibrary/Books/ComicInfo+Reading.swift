internal import Foundation

extension ComicInfo {
  /// Reads the file; one that cannot be read is a diagnostic `comic.info-unusable`, and nothing is told.
  init(reading item: ComicSource.Item, of source: ComicSource) {
    do throws(ComicBookError) {
      let data = try source.contents(of: item, limits: UnpackingLimits(bytes: Self.byteLimit))
      _ = data
      self = .none
    } catch {
      Self.report("\(item.name) cannot be read", file: "\(error)")
      self = .none
    }
  }
}
