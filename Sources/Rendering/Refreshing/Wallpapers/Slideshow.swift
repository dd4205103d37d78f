package import Foundation

/// Pictures in turn, as GNOME's desktop shows them: each for so many seconds from a date on, then from the beginning.
///
/// The format is what `gnome-bg-slide-show.c` of gnome-desktop reads. It adds the durations up and takes the seconds since
/// the start by their remainder; numbers have no zeros in front, as its older releases read those as octal.
package struct Slideshow: Sendable {
  /// A picture and how long it is shown.
  package struct Item: Hashable, Sendable {
    /// The picture's path, absolute.
    package let file: String
    package var milliseconds: Int
  }

  package let day: SlideshowDay
  /// In turn; their durations add up to a day of 24 hours.
  package let items: [Item]
  /// How many pictures of the day come after 24 hours, on days that are longer: these are left out.
  package let lateCount: Int

  /// The length in milliseconds: clocks change twice a year, and the same slideshow is to fit the next day.
  package static let length = 86_400_000

  /// - Parameter changes: From when on which file is shown, in order of date; the first counts from the day's start.
  package init(_ day: SlideshowDay, changes: [(date: Date, file: String)]) {
    self.day = day
    var starts: [(offset: Int, file: String)] = []
    var lateCount = 0
    for (date, file) in changes {
      let seconds = min(max(date.timeIntervalSince(day.start), 0), 1e6)
      let offset = starts.isEmpty ? 0 : Int((seconds * 1000).rounded())
      guard offset < Self.length else {
        lateCount += 1
        continue
      }
      if starts.last?.offset == offset { starts.removeLast() }
      if starts.last?.file != file { starts.append((offset, file)) }
    }
    let ends = starts.dropFirst().map(\.offset) + [Self.length]
    items = zip(starts, ends).map { Item(file: $0.file, milliseconds: $1 - $0.offset) }
    self.lateCount = lateCount
  }

  /// The file that GNOME reads.
  package var xml: String {
    let start = day.startFields.map { "    <\($0.name)>\($0.value)</\($0.name)>" }
    let pictures = items.flatMap { item in
      [
        "  <static>", "    <duration>\(Self.seconds(item.milliseconds))</duration>",
        "    <file>\(Self.escaped(item.file))</file>", "  </static>",
      ]
    }
    return (["<background>", "  <starttime>"] + start + ["  </starttime>"] + pictures + ["</background>", ""])
      .joined(separator: "\n")
  }

  /// The file that has GNOME's settings offer the slideshow at `path`, in a folder `gnome-background-properties`.
  package static func offer(named name: String, path: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE wallpapers SYSTEM "gnome-wp-list.dtd">
    <wallpapers>
      <wallpaper deleted="false">
        <name>\(escaped(name))</name>
        <filename>\(escaped(path))</filename>
        <options>zoom</options>
      </wallpaper>
    </wallpapers>

    """
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
