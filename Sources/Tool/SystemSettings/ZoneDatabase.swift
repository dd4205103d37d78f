import Foundation
import Synchronization

/// The files of the time zones on this machine, for what names none: a copy of a file, a rule.
///
/// Several zones may do. The first of these is taken: those that the database lists as different since 1970, then the
/// one of the shortest name, then in alphabetical order. All show the same time.
struct ZoneDatabase: Sendable {
  let folder: String

  /// Larger files are no zone's; the largest has 4 KiB.
  private static let largestFile = 1 << 16
  /// More files are another folder.
  private static let mostFiles = 5_000

  /// Whether there is a file of this name.
  func has(_ name: String) -> Bool {
    guard !name.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0.isEmpty || $0 == ".." })
    else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The zone whose file is `data`, byte by byte.
  func identifier(ofFile data: Data) -> String? {
    guard data.count <= Self.largestFile, data.starts(with: Data("TZif".utf8)) else { return nil }
    return answer(to: .file(data)) { first { $0 == data } }
  }

  /// A zone that follows `rule` now: of the same names if there is one, else of the same times. A rule that leaves its
  /// days open is known by its names alone.
  func identifier(of rule: POSIXTimeZone) -> String? {
    answer(to: .rule(rule)) {
      let named = first { POSIXTimeZone(footerOf: $0).map { rule.isSame(as: $0) && rule.hasNames(of: $0) } ?? false }
      guard named == nil, rule.changes != nil else { return named }
      return first { POSIXTimeZone(footerOf: $0).map(rule.isSame(as:)) ?? false }
    }
  }

  private func first(where isWanted: (Data) -> Bool) -> String? {
    names.first { name in
      guard TimeZone(identifier: name) != nil, let data = FileManager.default.contents(atPath: folder + "/" + name)
      else { return false }
      return data.count <= Self.largestFile && isWanted(data)
    }
  }

  /// The zones' names, the best first.
  private var names: [String] {
    let listed = Set(listedNames)
    var names: [String] = []
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    for case let name as String in files {
      guard names.count < Self.mostFiles else { break }
      // The same zones once more, and what is no zone.
      let isOther = ["posix/", "right/"].contains { name.hasPrefix($0) } || name.contains(".") || name == "localtime"
      if !isOther, name.first?.isUppercase == true { names.append(name) }
    }
    return names.sorted { a, b in
      (listed.contains(a) ? 0 : 1, a.utf8.count, a) < (listed.contains(b) ? 0 : 1, b.utf8.count, b)
    }
  }

  /// The third column of the database's own list.
  private var listedNames: [String] {
    guard let data = FileManager.default.contents(atPath: folder + "/zone1970.tab") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t")
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
  }

  private enum Question: Hashable {
    case file(Data)
    case rule(POSIXTimeZone)
  }

  /// The daemon asks with every pass, and hundreds of files are read for an answer.
  private static let answers = Mutex<[String: [Question: String?]]>([:])

  private func answer(to question: Question, _ find: () -> String?) -> String? {
    if let known = Self.answers.withLock({ $0[folder]?[question] }) { return known }
    let found = find()
    Self.answers.withLock { answers in
      if answers.count > 64 || answers[folder]?.count ?? 0 > 64 { answers.removeAll() }
      answers[folder, default: [:]][question] = .some(found)
    }
    return found
  }
}
