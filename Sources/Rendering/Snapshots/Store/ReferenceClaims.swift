import Foundation
import Synchronization
import SystemIO

/// The references that all processes of a run use, and where: a file of lines in the folder of the report.
final class ReferenceClaims: Sendable {
  private struct Known {
    /// The number of bytes read so far.
    var count = 0
    /// The locations that use a path.
    var places: [String: Set<String>] = [:]
  }

  static let name = ".asked"

  private let file: URL
  private let known = Mutex(Known())

  init(in folder: URL) { file = folder.appending(path: Self.name) }

  /// Adds a path and the location that uses it.
  func add(_ path: String, by place: String) throws(UnusableReport) {
    let line = Array("\(path)\t\(place.replacing("\n", with: " "))\n".utf8)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // One call each: lines of several processes do not mix.
    guard descriptor >= 0, write(descriptor, line, line.count) == line.count else {
      throw UnusableReport(path: file.path, reason: SystemError.last.description)
    }
  }

  /// Another location than `place`, in any process, that uses a path.
  func other(than place: String, for path: String) -> String? {
    known.withLock { known in
      let handle = try? FileHandle(forReadingFrom: file)
      defer { try? handle?.close() }
      try? handle?.seek(toOffset: UInt64(known.count))
      let data = (try? handle?.readToEnd()) ?? Data()
      for line in data.split(separator: UInt8(ascii: "\n")) {
        let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1).map(String.init)
        if parts.count == 2 { known.places[parts[0], default: []].insert(parts[1]) }
      }
      known.count += data.count
      return known.places[path]?.subtracting([place]).min()
    }
  }
}

/// The report's folder cannot be written.
struct UnusableReport: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot write \(path): \(reason)" }
}
