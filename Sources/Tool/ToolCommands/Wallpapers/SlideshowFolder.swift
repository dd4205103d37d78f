import Foundation
import Graphics
import Refreshing
import Rendering
import SystemIO
import ToolOptions
import ToolReports

/// A folder with a day's wallpapers and GNOME's files: `slideshow.xml`, `gnome-background-properties.xml`, and the
/// distinct pictures, named by their content.
struct SlideshowFolder {
  /// As given.
  let path: String

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true).absoluteURL.standardized }

  /// The absolute path of the slideshow: GNOME supports no relative paths.
  var slideshow: String { url.appending(path: "slideshow.xml").path }

  /// Stores a picture, and returns its absolute path.
  func keep(_ picture: Data) throws(ToolError) -> String {
    let name = "\(ContentHash(picture).digits).png"
    let file = url.appending(path: name).path
    if (try? RegularFile.contents(of: file, limit: picture.count)) != picture {
      try OutputFile.write(picture, to: name, inside: url.path)
    }
    return file
  }

  /// Writes the slideshow, whose pictures must be stored, and removes pictures that neither it nor the last one uses.
  func put(_ show: Slideshow) throws(ToolError) {
    let last = String(
      decoding: (try? RegularFile.contents(of: slideshow, limit: 16 << 20)) ?? Data(), as: UTF8.self)
    try OutputFile.write(Data(show.xml.utf8), to: "slideshow.xml", inside: url.path)
    let offer = Slideshow.offer(named: "Almanac", path: slideshow)
    try OutputFile.write(Data(offer.utf8), to: "gnome-background-properties.xml", inside: url.path)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
      guard name.wholeMatch(of: /[0-9a-f]{32}\.png/) != nil, !show.xml.contains(name), !last.contains(name) else {
        continue
      }
      try? FileManager.default.removeItem(at: url.appending(path: name))
    }
  }
}
