import Ambient
import CairoPainting
import Diagnostics
package import Foundation
package import Snapshots
import Synchronization
import Testing

extension TestRun {
  private static let all = Mutex<[String: TestRun]>([:])

  /// This process's run of the tests of a file: its report is in the folder that the environment names
  /// (`ALMANAC_SNAPSHOT_REPORT`, or `SNAPSHOT_ARTIFACTS`), else in `.build/snapshots` of the package, else in the system's folder
  /// for temporary files.
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
    // A test that calls `exit` leaves others out.
    guard Test.current == nil else { return }
    for run in all.withLock({ Array($0.values) }) { run.end() }
  }

  /// Where the paths of the references go that are met, a line each: a whole run knows which files no test has.
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
  /// The run that replaces the process's, for tests of the assertions themselves.
  var testRun: TestRun? {
    get { self[TestRunKey.self] }
    set { self[TestRunKey.self] = newValue }
  }
}

private enum TestRunKey: AmbientKey {
  static var defaultValue: TestRun? { nil }
}
