import Foundation

/// The files of a folder of the workspace. Unchanged files are not written, so that they are not compiled again.
struct SourceLinks {
  private enum Entry: Equatable {
    case link(String)
    case text(String)
  }

  private let folder: URL
  private let removesOthers: Bool
  private var entries: [String: Entry] = [:]

  init(folder: URL, removesOthers: Bool = true) {
    self.folder = folder
    self.removesOthers = removesOthers
  }

  /// Adds a link to a file. Characters that build systems do not support are replaced in its name; a second file of
  /// the same name gets a number.
  ///
  /// - Parameter isFirst: Whether it is compiled before the others. Files are compiled in the order of their names.
  mutating func link(to file: URL, isFirst: Bool = false) -> URL { add(.link(file.path), for: file, isFirst) }

  /// Adds a file that replaces another, with the name that a link to it would have.
  mutating func write(_ text: String, insteadOf file: URL, isFirst: Bool = false) -> URL {
    add(.text(text), for: file, isFirst)
  }

  private mutating func add(_ entry: Entry, for file: URL, _ isFirst: Bool) -> URL {
    let plain = String(
      file.lastPathComponent.unicodeScalars.map { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "+-_.".unicodeScalars.contains(scalar))
          ? Character(scalar) : "_"
      })
    let name = isFirst && plain != "main.swift" ? "0-" + plain : plain
    var candidate = name
    var number = 2
    while entries[candidate] != nil {
      candidate = "\((name as NSString).deletingPathExtension)-\(number).swift"
      number += 1
    }
    entries[candidate] = entry
    return folder.appending(path: candidate)
  }

  mutating func link(to file: URL, as name: String) { entries[name] = .link(file.path) }

  mutating func write(_ text: String, as name: String) { entries[name] = .text(text) }

  /// Updates the folder on disk.
  ///
  /// - Throws: `.cannotCreate`.
  func writeToDisk() throws(ExtensionBuildingError) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      if removesOthers {
        for name in try files.contentsOfDirectory(atPath: folder.path) where entries[name] == nil {
          try files.removeItem(at: folder.appending(path: name))
        }
      }
      for (name, entry) in entries where current(name) != entry {
        let place = folder.appending(path: name)
        if (try? files.attributesOfItem(atPath: place.path)) != nil { try files.removeItem(at: place) }
        switch entry {
        case .link(let path): try files.createSymbolicLink(atPath: place.path, withDestinationPath: path)
        case .text(let text): try Data(text.utf8).write(to: place)
        }
      }
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be written: \(error.localizedDescription)")
    }
  }

  private func current(_ name: String) -> Entry? {
    let path = folder.appending(path: name).path
    if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) { return .link(destination) }
    return FileManager.default.contents(atPath: path).map { .text(String(decoding: $0, as: UTF8.self)) }
  }
}
