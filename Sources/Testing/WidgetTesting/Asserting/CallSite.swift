import Foundation
import Snapshots
import Testing

/// Where an assertion stands: it names the reference, and is where failures are shown.
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
  /// `DayTests`, of the file that the test stands in.
  var suite: String { file.deletingPathExtension().lastPathComponent }
  var source: SourceLine { SourceLine(file: "\(filePath)", line: Int(line)) }
  /// In words that no other test has.
  var test: String { Test.current.map { "\($0.id)" } ?? "\(fileID) \(testName)" }

  /// Where the references of the file's tests are: `__Snapshots__` beside it, as users of swift-snapshot-testing have them.
  var folder: URL {
    file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(
      path: suite, directoryHint: .isDirectory)
  }
}
