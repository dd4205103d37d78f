package import Foundation
import SystemIO

package enum OutputFile {
  /// Atomically replaces the file at `path`.
  ///
  /// - Parameters:
  ///   - makesFolders: Whether to create missing parent folders. Pass false for a path that the user named, so that a
  ///     misspelt folder is an error.
  ///   - waitsForDisk: Whether the file must survive a power failure once this returns (default: yes).
  /// - Throws: A failure with exit code 73 or 74. The old file is unchanged.
  package static func write(
    _ data: Data, to path: String, makesFolders: Bool = false, waitsForDisk: Bool = true
  ) throws(ToolError) {
    do throws(AtomicFileError) {
      let calls = waitsForDisk ? SystemCalls.system : .unsynchronized
      try AtomicFile.write(data, to: path, createsDirectories: makesFolders, calls: calls)
    } catch {
      throw ToolError(error)
    }
  }

  /// Writes `name` inside an output folder, without following symbolic links in it.
  package static func write(_ data: Data, to name: String, inside folder: String) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: name, inside: folder)
    } catch {
      throw ToolError(error)
    }
  }
}
