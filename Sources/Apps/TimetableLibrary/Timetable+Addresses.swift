internal import SystemIO
public import Foundation

extension Timetable {
  /// The file with a calendar's address, beside its own.
  private func addressPath(_ name: String) -> String { folder.appending(path: name + ".address").path }

  /// Where a calendar came from; nil for one that came from a file.
  public func address(ofCalendar name: String) -> URL? { storedOrigin(ofCalendar: name)?.address }

  /// Where a calendar came from, for asking again; nil for one that came from a file.
  ///
  /// What the server is told is in it only while the calendar is the one that came: a damaged one is asked for anew.
  public func origin(ofCalendar name: String) -> CalendarOrigin? {
    guard let origin = storedOrigin(ofCalendar: name) else { return nil }
    let data = try? Self.contents(path(ofCalendar: name))
    guard let data, let digest = origin.digest, Self.digest(of: data) == digest else {
      return CalendarOrigin(address: origin.address)
    }
    return origin
  }

  /// The check sum by which equal calendars are known.
  public static func digest(of data: Data) -> String { ContentHash(data).digits }

  private func storedOrigin(ofCalendar name: String) -> CalendarOrigin? {
    guard let data = FileManager.default.contents(atPath: addressPath(name)), data.count < 20_000 else { return nil }
    return CalendarOrigin(text: String(decoding: data, as: UTF8.self))
  }

  /// Keeps where a calendar came from, for its owner alone: many addresses are secret. Nil forgets it.
  public func setOrigin(_ origin: CalendarOrigin?, ofCalendar name: String) throws(TimetableError) {
    let path = addressPath(name)
    if let origin {
      do throws(AtomicFileError) {
        return try AtomicFile.write(Data(origin.text.utf8), to: path, isPrivate: true)
      } catch {
        throw TimetableError(error)
      }
    }
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .inputOutput(file: path, reason: error.systemReason)
    }
  }
}
