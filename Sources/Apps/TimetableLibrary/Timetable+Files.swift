internal import SystemIO
import Diagnostics
public import Foundation

extension Timetable {
  /// Where the calendars are: `calendars` in the container.
  var folder: URL { container.appending(path: "calendars", directoryHint: .isDirectory) }

  func path(ofCalendar name: String) -> String { folder.appending(path: name + ".ics").path }

  /// The imported files, in the order of their names.
  func storedFiles() throws(TimetableError) -> [(name: String, path: String)] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    } catch {
      throw .unreadable(file: folder.path, reason: error.systemReason)
    }
    return names.filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") }.map { String($0.dropLast(4)) }.sorted()
      .map { ($0, path(ofCalendar: $0)) }
  }

  /// The names of the imported calendars in their order, those that cannot be read among them.
  ///
  /// - Throws: `TimetableError.unreadable` when the folder of calendars is there, but cannot be read.
  public func names() throws(TimetableError) -> [String] { try storedFiles().map(\.name) }

  /// The bytes of a regular file, if they are not more than are read; a pipe is not waited for.
  static func contents(_ path: String) throws(TimetableError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: CalendarFile.largestSize)
    } catch {
      switch error {
      case .system(let error): throw .unreadable(file: path, reason: "\(error)")
      case .isFolder: throw .unreadable(file: path, reason: "it is a folder, not a file")
      case .notAFile: throw .unreadable(file: path, reason: "it is not a file")
      case .tooLarge: throw .tooLarge(file: path, limit: CalendarFile.largestSize)
      }
    }
  }

  /// Reads a calendar, and keeps it in place of one with the same name.
  ///
  /// Nothing is replaced by what is no calendar. What of it cannot be read is reported, and kept in the file all the same.
  ///
  /// - Parameters:
  ///   - data: The file's bytes, at most 64 MiB.
  ///   - file: What errors and diagnostics call it; its last part, without the ending, is the name of a calendar without.
  ///   - name: The name to keep it by; what the calendar calls itself unless given. Characters that a file's name cannot
  ///     have become dashes.
  ///   - address: Where it came from, to be read again from there; nil for a file.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func importCalendar(
    _ data: Data, file: String, name: String? = nil, address: URL? = nil
  ) throws(TimetableError) -> ImportedCalendar {
    try keep(CalendarCandidate(data, file: file, name: name, address: address))
  }

  /// Keeps a calendar that was read, in place of one with the same name.
  ///
  /// - Throws: `TimetableError.cannotCreate`, `.inputOutput`.
  public func keep(_ candidate: CalendarCandidate) throws(TimetableError) -> ImportedCalendar {
    try write(candidate.data, to: path(ofCalendar: candidate.name))
    try setOrigin(candidate.origin, ofCalendar: candidate.name)
    return ImportedCalendar(
      name: candidate.name, title: candidate.title, events: candidate.events,
      address: candidate.origin?.address.absoluteString)
  }

  /// The name as a file can have it: one that another of its length gives is not told apart from it.
  static func fileName(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isSafe = scalar != "/" && scalar != "\\" && scalar.properties.generalCategory != .control
      text.unicodeScalars.append(isSafe ? scalar : "-")
    }
    text = String(Substring(text).trimmedBlanks.drop { $0 == "." })
    while text.utf8.count > 200 { text.removeLast() }
    return text.isEmpty ? "calendar" : text
  }

  /// The imported calendars, by name. One that cannot be read is left out, and reported.
  ///
  /// - Throws: `TimetableError.unreadable` when the folder of calendars is there, but cannot be read.
  public func calendars() throws(TimetableError) -> [ImportedCalendar] {
    var calendars: [ImportedCalendar] = []
    for name in try names() {
      do throws(TimetableError) {
        calendars.append(try calendar(name))
      } catch {
        error.reportAsLeftOut()
      }
    }
    return calendars
  }

  /// What is said of one of the imported calendars.
  ///
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  public func calendar(_ name: String) throws(TimetableError) -> ImportedCalendar {
    let path = path(ofCalendar: name)
    let file = try CalendarFile.read(try Self.contents(path), file: path)
    return ImportedCalendar(
      name: name, title: file.name, events: file.events.count, address: address(ofCalendar: name)?.absoluteString)
  }

  /// Forgets a calendar.
  ///
  /// - Throws: `TimetableError.noSuchCalendar`, `.inputOutput`.
  public func remove(_ name: String) throws(TimetableError) {
    guard try storedFiles().contains(where: { $0.name == name }) else { throw .noSuchCalendar(name: name) }
    // A folder of that name, and what is in it, is nobody's calendar.
    guard unlink(path(ofCalendar: name)) == 0 else {
      throw .inputOutput(file: path(ofCalendar: name), reason: SystemError.last.description)
    }
    try setOrigin(nil, ofCalendar: name)
  }

  func write(_ data: Data, to path: String) throws(TimetableError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true)
      PrivateFile.tighten(folder.path)
    } catch {
      throw TimetableError(error)
    }
  }
}

extension TimetableError {
  /// Why a file could not be replaced.
  init(_ error: AtomicFileError) {
    switch error.kind {
    case .cannotCreate: self = .cannotCreate(file: error.path, reason: error.reason)
    case .inputOutput: self = .inputOutput(file: error.path, reason: error.reason)
    }
  }

  /// Says that the others are used without this one.
  func reportAsLeftOut() {
    DiagnosticLog.current.report(
      Diagnostic(id: "calendar.unreadable", message: "a calendar was left out: \(self)"))
  }
}
