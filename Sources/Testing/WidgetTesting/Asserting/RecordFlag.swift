public import Foundation
import Synchronization

/// Whether all tests record, unless `withSnapshotTesting` or `.snapshots(record:)` says otherwise.
@available(*, deprecated, message: "say which tests record: withSnapshotTesting(record: .all) { … }")
public var isRecording: Bool {
  get { RecordFlag.isOn }
  set { RecordFlag.isOn = newValue }
}

/// What ``isRecording`` holds.
enum RecordFlag {
  private static let value = Mutex(false)

  static var isOn: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// ``all`` or ``missing``; nil, which leaves what is said further out, where nothing is said.
  init?(_ flag: Bool?) {
    guard let flag else { return nil }
    self = flag ? .all : .missing
  }
}

/// As ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, of a truth value that a test has at hand.
///
/// - Parameter recording: Whether all references are written that differ in a bit; only missing ones are where it is false.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool?, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// As ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``, of a truth value that a
/// test has at hand.
///
/// - Parameter recording: Whether all references are written that differ in a bit; only missing ones are where it is false.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}
