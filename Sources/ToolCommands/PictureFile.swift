import AtomicFiles
import Foundation

/// Writes results to files.
enum PictureFile {
  /// Replaces the file at `path`, as a whole or not at all.
  ///
  /// - Throws: A failure with exit code 73 or 74; the old file is untouched then.
  static func write(_ data: Data, to path: String) throws(ToolFailure) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path)
    } catch {
      throw ToolFailure(error)
    }
  }

  /// The same at `name` below a folder of results, in which no symbolic link is followed.
  static func write(_ data: Data, to name: String, inside folder: String) throws(ToolFailure) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: name, inside: folder)
    } catch {
      throw ToolFailure(error)
    }
  }
}
