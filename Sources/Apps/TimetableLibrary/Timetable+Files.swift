import Diagnostics
public import Foundation
internal import SystemIO

extension Timetable {
  /// The folder `calendars` in the container.
  var folder: URL { container.appending(path: "calendars", directoryHint: .isDirectory) }

  func path(ofCalendar name: String) -> String { folder.appending(path: name + ".ics").path }

  /// The imported files, sorted by name.
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

  /// The names of the imported calendars, sorted, including unreadable ones.
  ///
  /// - Throws: `TimetableError.unreadable` if the folder of calendars exists, but cannot be read.
  public func names() throws(TimetableError) -> [String] { try storedFiles().map(\.name) }

  /// The content of a regular file within the size limit. Does not block on pipes.
  static func contents(_ path: String) throws(TimetableError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: CalendarFile.largestSize)
    } catch {
      switch error {
      case .system(let error): throw .unreadable(file: path, reason: "\(error)")
      case .isFolder: throw .unreadable(file: path, reason: "it is a folder")
      case .notAFile: throw .unreadable(file: path, reason: "not a regular file")
      case .tooLarge: throw .tooLarge(file: path, limit: CalendarFile.largestSize)
      }
    }
  }

  /// Imports a calendar, and replaces one with the same name.
  ///
  /// Nothing is replaced if the data are not a calendar. Unreadable parts are reported, but kept in the stored file.
  ///
  /// - Parameters:
  ///   - data: The content of the file, at most 64 MiB.
  ///   - file: The name in errors and diagnostics. Its last component without extension is the default name of a
  ///     calendar.
  ///   - name: The name under which to store it (default: the calendar's own). Characters that file names cannot
  ///     contain become dashes.
  ///   - address: Where to reload it from; nil for a file.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func importCalendar(
    _ data: Data, file: String, name: String? = nil, address: URL? = nil
  ) throws(TimetableError) -> ImportedCalendar {
    try keep(CalendarCandidate(data, file: file, name: name, address: address))
  }

  /// Stores a calendar, and replaces one with the same name.
  ///
  /// - Throws: `TimetableError.cannotCreate`, `.inputOutput`.
  public func keep(_ candidate: CalendarCandidate) throws(TimetableError) -> ImportedCalendar {
    try write(candidate.data, to: path(ofCalendar: candidate.name))
    try setOrigin(candidate.origin, ofCalendar: candidate.name)
    return ImportedCalendar(
      name: candidate.name, title: candidate.title, events: candidate.events,
      address: candidate.origin?.address.absoluteString)
  }

  /// A valid file name for a calendar's name. Different long names may give the same file name.
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

  /// The imported calendars, sorted by name. Unreadable calendars are left out and reported.
  ///
  /// - Throws: `TimetableError.unreadable` if the folder of calendars exists, but cannot be read.
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

  /// An imported calendar.
  ///
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  public func calendar(_ name: String) throws(TimetableError) -> ImportedCalendar {
    let path = path(ofCalendar: name)
    let file = try CalendarFile.read(try Self.contents(path), file: path)
    return ImportedCalendar(
      name: name, title: file.name, events: file.events.count, address: address(ofCalendar: name)?.absoluteString)
  }

  /// Removes a calendar.
  ///
  /// - Throws: `TimetableError.noSuchCalendar`, `.inputOutput`.
  public func remove(_ name: String) throws(TimetableError) {
    guard try storedFiles().contains(where: { $0.name == name }) else { throw .noSuchCalendar(name: name) }
    // A folder of that name is not a calendar.
    guard unlink(path(ofCalendar: name)) == 0 else {
      throw .inputOutput(file: path(ofCalendar: name), reason: SystemError.last.description)
    }
    try setOrigin(nil, ofCalendar: name)
  }

  func write(_ data: Data, to path: String) throws(TimetableError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true)
      PrivateFile.restrictPermissions(folder.path)
    } catch {
      throw TimetableError(error)
    }
  }
}

extension TimetableError {
  init(_ error: AtomicFileError) {
    switch error.kind {
    case .cannotCreate: self = .cannotCreate(file: error.path, reason: error.reason)
    case .inputOutput: self = .inputOutput(file: error.path, reason: error.reason)
    }
  }

  /// Reports that this calendar is left out.
  func reportAsLeftOut() {
    DiagnosticLog.current.report(
      Diagnostic(id: "calendar.unreadable", message: "a calendar was left out: \(self)"))
  }
}
