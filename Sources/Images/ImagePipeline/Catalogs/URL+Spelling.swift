package import Foundation

extension URL {
  /// The file `name` in the folder, as the file system spells it.
  ///
  /// File systems here compare bytes, Apple's compare characters: `é` in one character and `e` with an accent behind it are
  /// one name there. A name that no file has is taken as it is.
  package func appendingFile(_ name: String) -> URL {
    let file = appending(path: name, directoryHint: .notDirectory)
    guard !name.utf8.allSatisfy({ $0 < 0x80 }), !FileManager.default.fileExists(atPath: file.path) else { return file }
    let (folder, last) = (file.deletingLastPathComponent(), file.lastPathComponent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Strings are equal when they are canonically equivalent.
    guard let spelled = names.sorted().first(where: { $0 == last }) else { return file }
    return folder.appending(path: spelled, directoryHint: .notDirectory)
  }
}
