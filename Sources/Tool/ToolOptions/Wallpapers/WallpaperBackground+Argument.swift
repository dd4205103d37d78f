import ArgumentParser
package import Foundation
import Graphics
import ImagePipeline
package import Refreshing
package import Rendering
package import ToolReports

extension WallpaperBackground {
  /// The background of a wallpaper without one. White on a panel: on black, the dark edges of widgets vanish.
  package static func usual(_ drawing: DrawingOptions) -> WallpaperBackground {
    .color(drawing.panel.panel == nil || drawing.scheme == .dark ? .black : .white)
  }

  /// Parses `#102040`, `gradient:[135deg,]#101830,#304880`, or the path of a file, relative to `folder`.
  ///
  /// - Throws: A validation error, with exit code 64, for an invalid colour or angle.
  package static func named(_ argument: String, from folder: URL? = nil) throws -> WallpaperBackground {
    if argument.isEmpty { throw ValidationError("The background must be a colour, a gradient or a file: '#102040'.") }
    if argument.hasPrefix("#") { return .color(try ResolvedColor(argument: argument)) }
    if argument.hasPrefix("gradient:") { return try gradient(argument.dropFirst("gradient:".count)) }
    return .picture(path: folder.map { URL(fileURLWithPath: argument, relativeTo: $0).absoluteURL.path } ?? argument)
  }

  private static func gradient(_ words: Substring) throws -> WallpaperBackground {
    var words = words.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var degrees = 180.0
    if let first = words.first, first.hasSuffix("deg") {
      guard let angle = Double(first.dropLast(3)), abs(angle) <= 360 else {
        throw ValidationError("invalid angle '\(first)'. Use degrees clockwise from the top, such as 135deg.")
      }
      degrees = angle
      words.removeFirst()
    }
    guard (2...maximumColorCount).contains(words.count) else {
      throw ValidationError("A gradient must have 2 to \(maximumColorCount) colours: gradient:#101830,#304880.")
    }
    return .gradient(try words.map(ResolvedColor.init(argument:)), degrees: degrees)
  }
}

extension ToolError {
  package init(_ error: WallpaperError) {
    switch error {
    case .background(_, .missing), .background(_, .isDirectory), .background(_, .notAFile),
      .background(_, .unreadable):
      self.init("\(error)".printable, exitCode: .noInput)
    case .background: self.init("\(error)".printable, exitCode: .badData)
    case .rendering(let error): self.init(error)
    }
  }
}
