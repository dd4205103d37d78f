public import Foundation

@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 30, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 30, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
