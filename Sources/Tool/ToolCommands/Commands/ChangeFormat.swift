import Foundation
import Graphics
import ImageCodecs
import Rendering
import ToolOptions
import ToolReports

/// How the change from one entry to the next is written.
enum ChangeFormat: String, CaseIterable, Sendable {
  case apng, webp
  /// A folder of pictures.
  case frames

  static let choice = Choice<ChangeFormat>(of: "animation")

  /// The end of the name.
  var suffix: String { self == .frames ? "" : ".\(rawValue)" }

  /// Paints and writes the pictures of a change.
  func write(
    _ lists: [DisplayList], to name: String, inside folder: String, _ renderer: WidgetRenderer
  ) throws(ToolError) {
    guard let format = AnimatedPicture.Format(rawValue: rawValue) else {
      for (index, list) in lists.enumerated() {
        let data = try picture { () throws(RenderError) in try renderer.encode(list) }
        try OutputFile.write(data, to: Self.file(index + 1), inside: "\(folder)/\(name)")
      }
      // An earlier change may have had more pictures.
      var number = lists.count + 1
      while unlink("\(folder)/\(name)/\(Self.file(number))") == 0 { number += 1 }
      return
    }
    let data = try picture { () throws(RenderError) in try renderer.animation(of: lists, as: format) }
    try OutputFile.write(data, to: name, inside: folder)
  }

  /// The name of a picture: `007.png`.
  private static func file(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".png"
  }

  private func picture(_ draw: () throws(RenderError) -> Data) throws(ToolError) -> Data {
    do throws(RenderError) {
      return try draw()
    } catch {
      throw ToolError(error)
    }
  }
}
