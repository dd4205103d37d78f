public import Foundation

extension Timetable {
  /// The file with a calendar's address, beside its own.
  private func addressPath(_ name: String) -> String { folder.appending(path: name + ".address").path }

  /// Where a calendar came from; nil for one that came from a file.
  public func address(ofCalendar name: String) -> URL? {
    guard let data = FileManager.default.contents(atPath: addressPath(name)), data.count < 10_000 else { return nil }
    return URL(string: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func setAddress(_ address: URL?, ofCalendar name: String) throws(TimetableError) {
    let path = addressPath(name)
    if let address { return try write(Data((address.absoluteString + "\n").utf8), to: path) }
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .inputOutput(file: path, reason: error.systemReason)
    }
  }
}
