public import Foundation
import Snapshots
import Testing

/// Compares a value with its reference in the file `__Snapshots__/FILE/TEST.NAME.EXTENSION` beside the test's. A difference fails the
/// test with paths and the address of a page that shows it. Spelled as swift-snapshot-testing has it.
///
/// A reference that is missing is recorded, and the test fails: look at it and run again. What is recorded when is said by
/// ``SnapshotTestingConfiguration/Record``.
///
/// - Parameters:
///   - value: What is compared, such as a view or ``ShownWidget``.
///   - snapshotting: How it is drawn and compared.
///   - name: The snapshot's own name in the test; its number unless given. Tests with arguments must give one.
///   - record: Which references are written; as the configuration says unless given.
///   - timeout: How long a view's `task`s are waited for, in seconds.
///   - fileID: The test's file; failures are shown there.
///   - filePath: The same file's path.
///   - testName: The test's name; that of the function unless given.
///   - line: The line of the assertion.
///   - column: Its column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, testName, line, column)
  let failure = verify(try value(), snapshotting, name, record, folder: nil, timeout: timeout, site)
  if let failure { TestIssue.record(failure, at: site) }
}

/// Compares a value with several references, one for each strategy; the names are those of the snapshots.
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

/// Compares a value with its reference as ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` does, and
/// says what is wrong instead of failing a test: for assertions of one's own.
///
/// - Parameter snapshotDirectory: The folder of the reference; `__Snapshots__/FILE` beside the test's file unless given.
/// - Returns: What is wrong, or that a reference was recorded; nil where all is well.
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
