import SystemIO
import Foundation
import Graphics
import Refreshing
import Rendering

/// A folder with a day's wallpapers and what GNOME reads: `slideshow.xml`, `gnome-background-properties.xml`, and the
/// pictures, each once, named by its bytes.
struct SlideshowFolder {
  /// As it was named.
  let path: String

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true).absoluteURL.standardized }

  /// Where the slideshow is, absolute: GNOME knows no other paths.
  var slideshow: String { url.appending(path: "slideshow.xml").path }

  /// Keeps a picture, and gives its absolute path.
  func keep(_ picture: Data) throws(ToolError) -> String {
    let name = "\(ContentHash(picture).digits).png"
    let file = url.appending(path: name).path
    if FileManager.default.contents(atPath: file) != picture {
      try OutputFile.write(picture, to: name, inside: url.path)
    }
    return file
  }

  /// Puts the slideshow in place, once its pictures are there, and removes pictures that neither it nor the last one has.
  func put(_ show: Slideshow) throws(ToolError) {
    let last = FileManager.default.contents(atPath: slideshow).map { String(decoding: $0, as: UTF8.self) } ?? ""
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
