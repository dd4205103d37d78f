import Foundation
import ToolReports

/// The names in a folder, including those that are not UTF-8, which Foundation omits silently.
struct FolderNames {
  private(set) var names: [String] = []
  /// Names that are not UTF-8, sorted, with escaped bytes.
  private(set) var unreadable: [String] = []

  /// Omits hidden files. Nil if the folder cannot be read.
  init?(in folder: String) {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    errno = 0
    while let entry = readdir(directory) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      // A record is only as long as its name needs: reading the whole field would read past its end.
      let letters = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let bytes = UnsafeRawBufferPointer(start: letters, count: strlen(letters))
      if bytes.first != UInt8(ascii: ".") {
        if let name = String(validating: bytes, as: UTF8.self) {
          names.append(name)
        } else {
          unreadable.append(String(printing: bytes))
        }
      }
      errno = 0
    }
    guard errno == 0 else { return nil }
    names.sort()
    unreadable.sort()
  }
}
