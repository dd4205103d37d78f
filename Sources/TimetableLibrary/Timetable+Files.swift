internal import AtomicFiles
public import Foundation
import Graphics

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

  /// The bytes of a file, if they are not more than are read.
  static func contents(_ path: String) throws(TimetableError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      return try handle.read(upToCount: CalendarFile.largestSize + 1) ?? Data()
    } catch {
      throw .unreadable(file: path, reason: error.systemReason)
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
    let read = try CalendarFile.read(data, file: file)
    var lessons = CalendarLessons(of: read, calendar: "", timeZone: .gmt)
    // Any span: what is wrong with events is found when they are gone through.
    _ = lessons.lessons(in: DateInterval(start: .distantPast, duration: 0))
    CalendarFault.report(lessons.faults, in: file)
    let last = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let name = Self.fileName(name ?? read.name ?? last)
    try write(data, to: path(ofCalendar: name))
    try setAddress(address, ofCalendar: name)
    return ImportedCalendar(
      name: name, title: read.name, events: read.events.count, address: address?.absoluteString)
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
    for stored in try storedFiles() {
      do throws(TimetableError) {
        let file = try CalendarFile.read(try Self.contents(stored.path), file: stored.path)
        calendars.append(
          ImportedCalendar(
            name: stored.name, title: file.name, events: file.events.count,
            address: address(ofCalendar: stored.name)?.absoluteString))
      } catch {
        error.reportAsLeftOut()
      }
    }
    return calendars
  }

  /// Forgets a calendar.
  ///
  /// - Throws: `TimetableError.noSuchCalendar`, `.inputOutput`.
  public func remove(_ name: String) throws(TimetableError) {
    guard try storedFiles().contains(where: { $0.name == name }) else { throw .noSuchCalendar(name: name) }
    do {
      try FileManager.default.removeItem(atPath: path(ofCalendar: name))
    } catch {
      throw .inputOutput(file: path(ofCalendar: name), reason: error.systemReason)
    }
    try setAddress(nil, ofCalendar: name)
  }

  func write(_ data: Data, to path: String) throws(TimetableError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path)
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

extension Error {
  /// Why the system refused, in its own words; Foundation wraps them in longer ones.
  var systemReason: String {
    let underlying = (self as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    return underlying.map { String(cString: strerror($0.code.rawValue)) } ?? localizedDescription
  }
}
