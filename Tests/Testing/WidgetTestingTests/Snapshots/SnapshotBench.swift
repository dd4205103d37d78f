import Ambient
import Foundation
import Graphics
import ImageCodecs
import Snapshots
import SwiftUI
import Testing

@testable import WidgetTesting

/// A folder for references and one for the report, deleted at the end.
final class SnapshotBench: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-snapshots-\(UUID())")
  let run: TestRun

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    run = TestRun(folder: folder.appending(path: "report"), identity: "1")
  }

  deinit {
    chmod(references.path, 0o755)
    try? FileManager.default.removeItem(at: folder)
  }

  var references: URL { folder.appending(path: "references", directoryHint: .isDirectory) }

  /// The default location of assertions.
  var source: SourceLine { SourceLine(file: "\(#filePath)", line: 1) }

  /// The failure of an assertion, by default in a separate run.
  func failure<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a",
    record: SnapshotTestingConfiguration.Record = .never, test: String = "test()", timeout: TimeInterval = 600,
    in run: TestRun? = nil, line: UInt = 1
  ) -> String? {
    // Each a separate run, as for a user.
    withAmbientValues({ $0.testRun = run ?? TestRun(folder: self.run.folder, identity: UUID().uuidString) }) {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record, snapshotDirectory: references.path,
        timeout: timeout, testName: test, line: line)
    }
  }

  /// Records a reference and checks that.
  func recorded<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String = "a"
  ) throws -> URL {
    let message = failure(of: value, as: strategy, named: name, record: .missing)
    #expect(message?.contains("was recorded") == true, "\(message ?? "nil")")
    #expect(failure(of: value, as: strategy, named: name) == nil)
    return references.appending(path: "test.\(name).\(strategy.pathExtension ?? "")")
  }

  func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: references.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: references.path).sorted()
  }
}

/// Two squares, one above the other.
struct Squares: View {
  var top = Color.red

  var body: some View {
    VStack(spacing: 0) {
      top.frame(width: 8, height: 8)
      Color.blue.frame(width: 8, height: 8)
    }
  }
}
