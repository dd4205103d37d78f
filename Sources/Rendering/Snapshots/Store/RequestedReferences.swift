package import Foundation

/// The references that a complete test run used.
package struct RequestedReferences {
  private let paths: Set<String>
  /// The file extensions of this run's references and of built-in strategies.
  private let extensions: Set<String>

  /// Why the list cannot tell which references are stale.
  package enum ListError: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case empty
    case filtered
    case unended

    package var description: String {
      switch self {
      case .unreadable(let reason): reason
      case .empty: "the list has no references; run the tests with ALMANAC_SNAPSHOTS_MET=FILE first"
      case .filtered: "some tests were left out of the run, so the references they use are unknown; run all tests"
      case .unended: "a process of the run did not finish, so the references it uses are unknown"
      }
    }
  }

  package init(list: URL) throws(ListError) {
    let text: String
    do { text = try String(contentsOf: list, encoding: .utf8) } catch { throw .unreadable(error.localizedDescription) }
    let lines = text.split(separator: "\n").map(String.init)
    paths = Set(lines.filter { $0.hasPrefix("/") })
    extensions = Set(paths.map { URL(filePath: $0).pathExtension }).union(["png", "txt", "json", "plist"])
    if paths.isEmpty { throw .empty }
    if lines.contains(RequestedReferencesFile.Note.filtered) { throw .filtered }
    let parts = [RequestedReferencesFile.Note.began, RequestedReferencesFile.Note.ended].map { note in
      Set(lines.filter { $0.hasPrefix(note) }.map { $0.dropFirst(note.count) })
    }
    if !parts[0].isSubset(of: parts[1]) { throw .unended }
  }

  /// The references in a folder `__Snapshots__`.
  package struct Survey: Equatable {
    /// The number of used references.
    package var met = 0
    /// The references that were not used.
    package var stale: [URL] = []
    /// Folders of existing source files, or whole folders, without a used reference: their tests did not run.
    package var silent: [URL] = []
  }

  /// Examines the references in a folder `__Snapshots__`: `FILE/TEST.NAME.EXTENSION` and
  /// `FILE/TEST/KIND/CELL.EXTENSION`. Other files are ignored.
  package func survey(of folder: URL) -> Survey {
    let folder = folder.standardizedFileURL
    var survey = Survey()
    for file in Self.names(in: folder) {
      let place = folder.appending(path: file, directoryHint: .isDirectory)
      let (met, others) = references(in: place)
      let isThere = FileManager.default.fileExists(
        atPath: folder.deletingLastPathComponent().appending(path: "\(file).swift").path)
      survey.met += met
      if met == 0 && isThere {
        if !others.isEmpty { survey.silent.append(place) }
      } else {
        survey.stale += others
      }
    }
    if survey.met > 0 || survey.stale.isEmpty && survey.silent.isEmpty { return survey }
    // The tests of another package, or of one that did not run.
    return Survey(silent: [folder])
  }

  /// The number of used references of a source file's tests, and the unused ones.
  private func references(in folder: URL) -> (met: Int, others: [URL]) {
    var (met, others): (Int, [URL]) = (0, [])
    for path in FileManager.default.subpaths(atPath: folder.path)?.sorted() ?? [] {
      let url = folder.appending(path: path, directoryHint: .notDirectory)
      if paths.contains(url.path) {
        met += 1
      } else if isReference(path), Self.isFile(url) {
        others.append(url)
      }
    }
    return (met, others)
  }

  /// Symbolic links are ignored.
  private static func isFile(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func isReference(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, extensions.contains(URL(filePath: name).pathExtension) else { return false }
    switch parts.count {
    case 1:
      let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return words.count > 2 && words.allSatisfy { SnapshotName.file($0) == $0 }
    case 3: return MatrixVerification.isReference(parts.suffix(2).joined(separator: "/"))
    default: return false
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
