import SystemIO
import Foundation

/// Writes results to files.
enum OutputFile {
  /// Replaces the file at `path`, as a whole or not at all.
  ///
  /// - Parameter makesFolders: Makes the folders that are missing. Not for a file that somebody named: a misspelt folder is
  ///   to be told.
  /// - Throws: A failure with exit code 73 or 74; the old file is untouched then.
  static func write(_ data: Data, to path: String, makesFolders: Bool = false) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, createsDirectories: makesFolders)
    } catch {
      throw ToolError(error)
    }
  }

  /// The same at `name` below a folder of results, in which no symbolic link is followed.
  static func write(_ data: Data, to name: String, inside folder: String) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: name, inside: folder)
    } catch {
      throw ToolError(error)
    }
  }
}
