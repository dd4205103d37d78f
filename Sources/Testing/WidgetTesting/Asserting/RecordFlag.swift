public import Foundation
import Synchronization

/// Whether all tests record (default for tests without `withSnapshotTesting` or `.snapshots(record:)`).
@available(*, deprecated, message: "use withSnapshotTesting(record: .all) { … }")
public var isRecording: Bool {
  get { RecordFlag.isOn }
  set { RecordFlag.isOn = newValue }
}

/// Storage of ``isRecording``.
enum RecordFlag {
  private static let value = Mutex(false)

  static var isOn: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// `true` is ``all``, `false` is ``missing``; `nil` inherits the outer configuration.
  init?(_ flag: Bool?) {
    guard let flag else { return nil }
    self = flag ? .all : .missing
  }
}

/// Like ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, for a Boolean variable.
///
/// - Parameter recording: `true` writes all references that differ in any bit, `false` only missing ones.
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

/// Like ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``, for a
/// Boolean variable.
///
/// - Parameter recording: `true` writes all references that differ in any bit, `false` only missing ones.
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
