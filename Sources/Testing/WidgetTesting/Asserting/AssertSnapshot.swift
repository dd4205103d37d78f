public import Foundation
import Snapshots
import Testing

/// Compares a value with its reference, the file `__Snapshots__/FILE/TEST.NAME.EXTENSION` next to the test's file. A
/// difference fails the test with the paths of both files and a link to a page that shows them. The signature is
/// swift-snapshot-testing's.
///
/// A missing reference is recorded, and the test fails: look at the file and run the test again.
/// ``SnapshotTestingConfiguration/Record`` determines what is recorded.
///
/// - Parameters:
///   - value: The value to compare, such as a view or ``ShownWidget``.
///   - snapshotting: How the value is drawn and compared.
///   - name: The snapshot's name within the test (default: its number). Required in parameterized tests.
///   - record: Which references are written (default: the configuration's).
///   - timeout: How long to wait for a view's `task`s, in seconds.
///   - fileID: The test's file, where failures are shown.
///   - filePath: The path of the test's file.
///   - testName: The test's name (default: the function's).
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, testName, line, column)
  let failure = verify(try value(), snapshotting, name, record, folder: nil, timeout: timeout, site)
  if let failure { TestIssue.record(failure, at: site) }
}

/// Compares a value with several references, one per strategy. The keys are the snapshots' names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with several references, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference like
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, and returns the failure instead
/// of reporting it. Use it in your own assertions.
///
/// - Parameter snapshotDirectory: The folder of the reference (default: `__Snapshots__/FILE` next to the test's
///   file).
/// - Returns: The difference, or that a reference was recorded; `nil` if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verify(
    try value(), snapshotting, name, record,
    folder: snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }, timeout: timeout,
    CallSite(fileID, filePath, testName, line, column))
}

private func verify<Value, Format>(
  _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ name: String?,
  _ record: SnapshotTestingConfiguration.Record?, folder: URL?, timeout: TimeInterval, _ site: CallSite
) -> String? {
  do {
    let assertion = try SnapshotAssertion(site, named: name, folder: folder, pathExtension: strategy.pathExtension)
    return try withSnapshotTesting(record: record) {
      try assertion.failure(of: { try strategy.drawn(try value(), timeout: timeout) })
    }
  } catch {
    return "\(error)"
  }
}
