internal import Foundation

/// A folder of images, including subfolders. Links are not followed.
struct ComicFolder {
  /// The maximum nesting depth.
  private static let deepestLevel = 16

  let file: String
  /// The paths of its regular files, relative to the folder, sorted.
  let names: [String]
  /// What is left out, and why.
  let faults: [(name: String, fault: ComicEntry.Rejection)]

  /// Lists the folder, without hidden files and folders.
  ///
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.tooManyEntries` (the limit of archives).
  init(path: String) throws(ComicBookError) {
    var listing = Listing(file: path)
    let descriptor = try ComicFile.open(path, in: AT_FDCWD, flags: O_DIRECTORY, file: path)
    try listing.walk(descriptor, prefix: "", level: 0)
    // The order of the system's listing is undefined.
    (file, names, faults) = (path, listing.names.sorted(), listing.faults.sorted { $0.name < $1.name })
  }

  /// The bytes of a file.
  ///
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.notAFile`, `.tooLarge`.
  func contents(of name: String, limit: Int = UnpackingLimits.standard.bytes) throws(ComicBookError) -> Data {
    try reading(name) { descriptor, size throws(ComicBookError) in
      guard size <= limit else { throw .tooLarge(file: file, entry: name, limit: limit) }
      return ComicFile.beginning(of: descriptor, count: size)
    }
  }

  /// The first `count` bytes of a file, or all if it is shorter.
  ///
  /// - Throws: The errors of ``contents(of:limit:)``, except for the limit.
  func beginning(of name: String, count: Int) throws(ComicBookError) -> Data {
    try reading(name) { descriptor, size in ComicFile.beginning(of: descriptor, count: min(size, count)) }
  }

  /// Opens the folders of the path one by one, because each could have been replaced by a link.
  private func reading(
    _ name: String, _ body: (Int32, Int) throws(ComicBookError) -> Data
  ) throws(ComicBookError) -> Data {
    let path = "\(file)/\(name)"
    var folder = try ComicFile.open(file, in: AT_FDCWD, flags: O_DIRECTORY, file: file)
    defer { close(folder) }
    let parts = name.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      let next = try ComicFile.open(part, in: folder, flags: O_DIRECTORY | O_NOFOLLOW, file: path)
      close(folder)
      folder = next
    }
    let descriptor = try ComicFile.open(parts.last ?? "", in: folder, flags: O_NOFOLLOW, file: path)
    let size = try ComicFile.checkedSize(of: descriptor, file: path)
    defer { close(descriptor) }
    return try body(descriptor, size)
  }

  private struct Listing {
    let file: String
    var names: [String] = []
    var faults: [(name: String, fault: ComicEntry.Rejection)] = []
    var count = 0

    /// Takes ownership of the descriptor.
    mutating func walk(_ descriptor: Int32, prefix: String, level: Int) throws(ComicBookError) {
      guard let folder = fdopendir(descriptor) else {
        let code = errno
        close(descriptor)
        throw ComicFile.failure(code, file: file)
      }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        count += 1
        guard count <= ComicArchive.entryLimit else {
          throw .tooManyEntries(file: file, limit: ComicArchive.entryLimit)
        }
        try take(name, of: dirfd(folder), prefix: prefix, level: level)
      }
    }

    private mutating func take(
      _ name: String, of folder: Int32, prefix: String, level: Int
    ) throws(ComicBookError) {
      let path = prefix + name
      var status = stat()
      // A file that has been removed since, or whose name is not UTF-8, cannot be opened later either.
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        faults.append((path, .unreadable))
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: names.append(path)
      case S_IFLNK:
        let leadsOn = fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
        faults.append((path, leadsOn ? .folderLink : .link))
      case S_IFDIR where level < ComicFolder.deepestLevel:
        let inner = try ComicFile.open(name, in: folder, flags: O_DIRECTORY | O_NOFOLLOW, file: "\(file)/\(path)")
        try walk(inner, prefix: path + "/", level: level + 1)
      case S_IFDIR: faults.append((path, .tooDeep))
      default: faults.append((path, .special))
      }
    }
  }
}
