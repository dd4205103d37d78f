package import Foundation

extension URL {
  /// The file `name` in the folder, as the file system spells it.
  ///
  /// Apple's file systems compare characters, Linux's compare bytes: `é` as one character and `e` with a combining
  /// accent are the same name there. A name without a matching file is used as it is.
  package func appendingFile(_ name: String) -> URL {
    let file = appending(path: name, directoryHint: .notDirectory)
    guard !name.utf8.allSatisfy({ $0 < 0x80 }), !FileManager.default.fileExists(atPath: file.path) else { return file }
    let (folder, last) = (file.deletingLastPathComponent(), file.lastPathComponent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Swift strings compare by canonical equivalence.
    guard let spelled = names.sorted().first(where: { $0 == last }) else { return file }
    return folder.appending(path: spelled, directoryHint: .notDirectory)
  }
}
