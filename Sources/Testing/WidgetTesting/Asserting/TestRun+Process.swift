import Ambient
import CairoPainting
import Diagnostics
package import Foundation
package import Snapshots
import Synchronization
import Testing
import Typesetting

extension TestRun {
  private static let all = Mutex<[String: TestRun]>([:])

  /// The process's run for the tests of a file. The report is in the folder named by the environment variable
  /// `ALMANAC_SNAPSHOT_REPORT` or `SNAPSHOT_ARTIFACTS`, otherwise in the package's `.build/snapshots`, otherwise in
  /// the system's temporary directory.
  package static func ofProcess(testing file: URL) -> TestRun {
    if let run = AmbientValues.current.testRun { return run }
    let folder = folder(for: file)
    return all.withLock { runs in
      if let run = runs[folder.path] { return run }
      if runs.isEmpty { atexit { TestRun.endAll() } }
      let run = TestRun(folder: folder, list: list) { InstalledFonts.all().compactMap(\.diagnostic) }
      runs[folder.path] = run
      return run
    }
  }

  private static func endAll() {
    // A test that calls `exit` skips others.
    guard Test.current == nil else { return }
    for run in all.withLock({ Array($0.values) }) { run.end() }
  }

  /// The file that lists the paths of all compared references, one per line, to find stale files after a full run.
  private static let list = ProcessInfo.processInfo.environment["ALMANAC_SNAPSHOTS_MET"].flatMap { path in
    path.isEmpty ? nil : RequestedReferencesFile(file: URL(fileURLWithPath: path))
  }

  private static func folder(for file: URL) -> URL {
    let environment = ProcessInfo.processInfo.environment
    for variable in ["ALMANAC_SNAPSHOT_REPORT", "SNAPSHOT_ARTIFACTS"] {
      if let path = environment[variable], !path.isEmpty { return URL(fileURLWithPath: path, isDirectory: true) }
    }
    var folder = file.deletingLastPathComponent()
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: ".build/snapshots", directoryHint: .isDirectory)
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appending(
      path: "almanac-snapshots-\(getuid())", directoryHint: .isDirectory)
  }
}

extension AmbientValues {
  /// Replaces the process's run, in tests of the assertions themselves.
  var testRun: TestRun? {
    get { self[TestRunKey.self] }
    set { self[TestRunKey.self] = newValue }
  }
}

private enum TestRunKey: AmbientKey {
  static var defaultValue: TestRun? { nil }
}
