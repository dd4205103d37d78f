public import Foundation
internal import SystemIO

extension Timetable {
  /// The file with a calendar's URL, next to the calendar.
  private func addressPath(_ name: String) -> String { folder.appending(path: name + ".address").path }

  /// The URL that a calendar came from; nil for an imported file.
  public func address(ofCalendar name: String) -> URL? { storedOrigin(ofCalendar: name)?.address }

  /// The origin of a calendar, for reloading it; nil for an imported file.
  ///
  /// Validators are included only while the stored calendar is the received one, so that a damaged one is fetched
  /// again.
  public func origin(ofCalendar name: String) -> CalendarOrigin? {
    guard let origin = storedOrigin(ofCalendar: name) else { return nil }
    let data = try? Self.contents(path(ofCalendar: name))
    guard let data, let digest = origin.digest, Self.digest(of: data) == digest else {
      return CalendarOrigin(address: origin.address)
    }
    return origin
  }

  /// The checksum that identifies the content of a calendar.
  public static func digest(of data: Data) -> String { ContentHash(data).digits }

  private func storedOrigin(ofCalendar name: String) -> CalendarOrigin? {
    guard let data = try? RegularFile.contents(of: addressPath(name), limit: 20_000) else { return nil }
    return CalendarOrigin(text: String(decoding: data, as: UTF8.self))
  }

  /// Stores where a calendar came from, readable by the owner only because many URLs are secret. Nil removes it.
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
