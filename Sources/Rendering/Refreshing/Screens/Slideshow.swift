package import Foundation
import MarkupEscaping

/// A slideshow of GNOME's desktop: each picture for a number of seconds from a date on, repeated.
///
/// The format is that of `gnome-bg-slide-show.c` in gnome-desktop, which adds up the durations and takes the seconds
/// since the start modulo their sum. Numbers have no leading zeros, as older releases read those as octal.
package struct Slideshow: Sendable {
  /// A picture and its duration.
  package struct Item: Hashable, Sendable {
    /// The picture's absolute path.
    package let file: String
    package var milliseconds: Int
  }

  package let day: SlideshowDay
  /// The durations add up to 24 hours.
  package let items: [Item]
  /// The number of pictures after the 24th hour of a longer day, which are left out.
  package let lateCount: Int

  /// The length in milliseconds. It is constant although clocks change twice a year, so that the slideshow fits the
  /// next day.
  package static let length = 86_400_000

  /// - Parameter changes: The files and the dates from which they are shown, in order; the first counts from the
  ///   start of the day.
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

  /// The file for GNOME.
  package var xml: String {
    let start = day.startFields.map { "    <\($0.name)>\($0.value)</\($0.name)>" }
    let pictures = items.flatMap { item in
      [
        "  <static>", "    <duration>\(Self.seconds(item.milliseconds))</duration>",
        "    <file>\(item.file.escaped(for: .xml()))</file>", "  </static>",
      ]
    }
    return (["<background>", "  <starttime>"] + start + ["  </starttime>"] + pictures + ["</background>", ""])
      .joined(separator: "\n")
  }

  /// The file that offers the slideshow at `path` in GNOME's settings, in a folder `gnome-background-properties`.
  package static func offer(named name: String, path: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE wallpapers SYSTEM "gnome-wp-list.dtd">
    <wallpapers>
      <wallpaper deleted="false">
        <name>\(name.escaped(for: .xml()))</name>
        <filename>\(path.escaped(for: .xml()))</filename>
        <options>zoom</options>
      </wallpaper>
    </wallpapers>

    """
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
