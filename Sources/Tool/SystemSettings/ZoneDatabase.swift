import Foundation
import Synchronization
import SystemIO

/// The machine's tzfiles, used to find the name of a zone that is given as a file or a rule.
///
/// If several zones match, the order is: zones that the database lists as different since 1970, then the shortest
/// name, then the alphabet. All of them show the same time.
struct ZoneDatabase: Sendable {
  let folder: String

  /// Larger files are not tzfiles; the largest has 4 KiB.
  static let largestFile = 1 << 16
  /// A folder with more files is not a tz database.
  private static let mostFiles = 5_000

  func has(_ name: String) -> Bool {
    guard !name.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0.isEmpty || $0 == ".." })
    else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The zone whose file has exactly these bytes.
  func identifier(ofFile data: Data) -> String? {
    guard data.count <= Self.largestFile, data.starts(with: Data("TZif".utf8)) else { return nil }
    return answer(to: .file(data)) { first { $0 == data } }
  }

  /// A zone that follows `rule` now, preferably with the same abbreviations. A rule without dates is matched by its
  /// abbreviations only.
  func identifier(of rule: POSIXTimeZone) -> String? {
    answer(to: .rule(rule)) {
      let named = first { POSIXTimeZone(footerOf: $0).map { rule.isSame(as: $0) && rule.hasNames(of: $0) } ?? false }
      guard named == nil, rule.changes != nil else { return named }
      return first { POSIXTimeZone(footerOf: $0).map(rule.isSame(as:)) ?? false }
    }
  }

  private func first(where isWanted: (Data) -> Bool) -> String? {
    names.first { name in
      guard TimeZone(identifier: name) != nil else { return false }
      return (try? RegularFile.contents(of: folder + "/" + name, limit: Self.largestFile)).map(isWanted) ?? false
    }
  }

  /// The zones' names, the best first.
  private var names: [String] {
    let listed = Set(listedNames)
    var names: [String] = []
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    for case let name as String in files {
      guard names.count < Self.mostFiles else { break }
      // Skips copies of the same zones, and files that are not zones.
      let isOther = ["posix/", "right/"].contains { name.hasPrefix($0) } || name.contains(".") || name == "localtime"
      if !isOther, name.first?.isUppercase == true { names.append(name) }
    }
    return names.sorted { a, b in
      (listed.contains(a) ? 0 : 1, a.utf8.count, a) < (listed.contains(b) ? 0 : 1, b.utf8.count, b)
    }
  }

  /// The third column of the database's own list.
  private var listedNames: [String] {
    guard let data = try? RegularFile.contents(of: folder + "/zone1970.tab", limit: 1 << 20) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t")
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
  }

  private enum Question: Hashable {
    case file(Data)
    case rule(POSIXTimeZone)
  }

  /// A cache: the daemon asks with every pass, and an answer reads hundreds of files.
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
