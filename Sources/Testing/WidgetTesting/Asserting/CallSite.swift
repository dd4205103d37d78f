import Foundation
import Snapshots
import Testing

/// The source location of an assertion. It names the reference and is where failures are shown.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ testName: String, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
    (self.line, self.column) = (line, column)
  }

  var file: URL { URL(fileURLWithPath: "\(filePath)") }
  /// The name of the test's file without its extension, such as `DayTests`.
  var suite: String { file.deletingPathExtension().lastPathComponent }
  var source: SourceLine { SourceLine(file: "\(filePath)", line: Int(line)) }
  /// Unique to the test.
  var test: String { Test.current.map { "\($0.id)" } ?? "\(fileID) \(testName)" }

  /// The folder of the references of the file's tests: `__Snapshots__` next to the file, as in
  /// swift-snapshot-testing.
  var folder: URL {
    file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(
      path: suite, directoryHint: .isDirectory)
  }
}
