import Diagnostics
import Foundation
import SystemIO

/// A file that stands for a service of Apple's systems, in the folder `services` of `ALMANAC_HOME`: the weather, a map.
package enum ServiceData {
  /// The contents of the first of the files that exists.
  ///
  /// - Parameter names: Names of files in the folder, with one meaning.
  package static func contents(ofFirst names: [String], limit: Int) -> (path: String, data: Data)? {
    guard let folder = GroupContainers.directory?.deletingLastPathComponent().appending(path: "services") else {
      return nil
    }
    for name in names {
      let path = folder.appending(path: name).path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do {
        return (path, try RegularFile.contents(of: path, limit: limit))
      } catch {
        report("cannot be read: \(error)", path)
        return nil
      }
    }
    return nil
  }

  /// Reports that a file is not used.
  package static func report(_ reason: String, _ path: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "service.bad-data", message: "\(reason); it is not used", subject: path))
  }
}
