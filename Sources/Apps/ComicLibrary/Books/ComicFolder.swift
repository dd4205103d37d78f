internal import Foundation

/// A folder of pictures, with those of its folders; read as an archive is. Links are not followed, whatever they lead to.
struct ComicFolder {
  /// How deep folders in folders are looked into.
  private static let deepestLevel = 16

  /// The folder's path.
  let file: String
  /// Its regular files, by their paths from the folder on, sorted.
  let names: [String]
  /// What is left out, and why.
  let faults: [(name: String, fault: ComicEntry.Fault)]

  /// Lists the folder. Hidden files and folders are passed over.
  ///
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.tooManyEntries` beyond those that an archive may have.
  init(path: String) throws(ComicBookError) {
    var listing = Listing(file: path)
    let descriptor = try ComicFile.open(path, in: AT_FDCWD, flags: O_DIRECTORY, file: path)
    try listing.walk(descriptor, prefix: "", level: 0)
    // The system lists them in any order.
    (file, names, faults) = (path, listing.names.sorted(), listing.faults.sorted { $0.name < $1.name })
  }

  /// A file's bytes.
  ///
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.notAFile`, `.tooLarge`.
  func contents(of name: String, limit: Int = UnpackingLimits.standard.bytes) throws(ComicBookError) -> Data {
    try reading(name) { descriptor, size throws(ComicBookError) in
      guard size <= limit else { throw .tooLarge(file: file, entry: name, limit: limit) }
      return ComicFile.beginning(of: descriptor, count: size)
    }
  }

  /// The first bytes of a file, all that it has where these are fewer.
  ///
  /// - Throws: What ``contents(of:limit:)`` throws apart from the limit.
  func beginning(of name: String, count: Int) throws(ComicBookError) -> Data {
    try reading(name) { descriptor, size in ComicFile.beginning(of: descriptor, count: min(size, count)) }
  }

  /// Opens the folders on the way one by one, so that none of them may have become a link.
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
    var faults: [(name: String, fault: ComicEntry.Fault)] = []
    var count = 0

    /// Takes the descriptor.
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
      // One that is gone meanwhile, or whose name is no UTF-8, cannot be read later either.
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
