import Foundation
internal import SystemIO

/// The files of one entry, in a folder named after it.
struct EntryFolder {
  enum File: String, CaseIterable {
    case reference = "reference.png"
    case candidate = "candidate.png"
    case difference = "difference.png"
    case triptych = "triptych.png"
    case change = "change.apng"
    case referenceText = "reference.txt"
    case candidateText = "candidate.txt"
    /// All lines of the newer text, which the page loads on request.
    case lines = "lines.js"
  }

  /// In bytes; file systems allow 255.
  private static let limit = 120

  let url: URL

  /// Writes the files, and removes those of an earlier entry with the same name.
  func write(_ files: [File: Data]) throws(SnapshotReportError) {
    for (file, data) in files { try add(data, as: file) }
    for file in File.allCases where files[file] == nil { unlink(path(of: file)) }
  }

  func add(_ data: Data, as file: File) throws(SnapshotReportError) {
    let path = path(of: file)
    do { try AtomicFile.write(data, to: path) } catch {
      throw SnapshotReportError(path: path, reason: error.reason)
    }
  }

  func path(of file: File) -> String { url.path + "/" + file.rawValue }

  /// Removes the entry's files, and the folder if it is then empty.
  func remove() {
    for file in File.allCases { unlink(path(of: file)) }
    rmdir(url.path)
  }

  /// A name without a slash that any file system accepts: `DayTests~medium.dark`.
  ///
  /// Names are unique: a name with further changes ends with a hash of the original.
  static func name(for entry: String) -> String {
    let plain = entry.replacing("/", with: "~")
    let isSafe = plain.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.~ ".unicodeScalars.contains($0)
    }
    if isSafe, !entry.contains("~"), !plain.hasPrefix("."), !plain.isEmpty, plain.utf8.count <= limit { return plain }
    var name = String.UnicodeScalarView()
    var count = 0
    for scalar in plain.unicodeScalars {
      let kept = scalar.properties.isAlphabetic || ("-"..."9").contains(scalar) ? scalar : "_"
      count += UTF8.width(kept)
      if count > limit - 40 { break }
      name.append(name.isEmpty && kept == "." ? "_" : kept)
    }
    return "\(String(name))~\(ContentHash(Data(entry.utf8)).digits.prefix(16))"
  }
}
