package import Foundation
import SystemIO

/// A file in which all processes of a run of tests list the references that they ask for: which ones no test has is known when
/// all have ended.
package struct RequestedReferencesFile: Sendable {
  let file: URL

  package init(file: URL) { self.file = file }

  /// What is noted besides paths, which begin with a slash.
  enum Note {
    static let began = "# began "
    static let ended = "# ended "
    static let filtered = "# filtered"
  }

  /// Adds a line; where that cannot be, it is said, in words.
  func add(_ line: String) -> String? {
    let bytes = Array("\(line)\n".utf8)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // One call each: lines of several processes do not mix.
    guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
      return "the list of references \(file.path) cannot be written: \(SystemError.last)"
    }
    return nil
  }
}

/// The references that a whole run of tests asked for.
package struct RequestedReferences {
  private let paths: Set<String>
  /// What references of this run end in, and of our own strategies.
  private let extensions: Set<String>

  /// Why a list says nothing of what is not on it.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case empty
    case filtered
    case unended

    package var description: String {
      switch self {
      case .unreadable(let reason): reason
      case .empty: "no reference is on the list; run the tests with ALMANAC_SNAPSHOTS_MET=FILE first"
      case .filtered: "some tests were left out of the run, and what they would have asked for is not known; run all"
      case .unended: "a process of the run did not come to its end, and what it would have asked for is not known"
      }
    }
  }

  package init(list: URL) throws(Fault) {
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

  /// What there is below a folder `__Snapshots__`.
  package struct Survey: Equatable {
    /// How many references were asked for.
    package var met = 0
    /// Those that were not.
    package var stale: [URL] = []
    /// Folders of source files that are there, or whole ones, none of whose references was asked for: their tests did not run.
    package var silent: [URL] = []
  }

  /// Looks at the references of the tests beside a folder `__Snapshots__`: `FILE/TEST.NAME.EXTENSION` and
  /// `FILE/TEST/KIND/CELL.EXTENSION`. Other files are somebody's own.
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

  /// How many references of a source file's tests were asked for, and those that were not.
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

  /// Links are somebody's own.
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
