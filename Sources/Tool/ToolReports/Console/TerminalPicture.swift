package import Foundation
import SystemIO

/// A PNG in the form in which a terminal shows it.
package struct TerminalPicture {
  package enum Form: String, CaseIterable, Sendable {
    /// Kitty's graphics protocol: kitty, Ghostty, WezTerm, Konsole.
    case kitty
    /// iTerm2's inline images: iTerm2, the terminal of Visual Studio Code, mintty.
    case iterm
    /// Sixel graphics of DEC's terminals, by libsixel: foot, mlterm, xterm -ti 340.
    case sixel

    /// The form that the terminal is known to show; nil for none.
    package init?(_ environment: [String: String]) {
      let program = environment["TERM_PROGRAM"] ?? environment["LC_TERMINAL"] ?? ""
      let type = environment["TERM"] ?? ""
      if environment["KITTY_WINDOW_ID"] != nil || environment["KONSOLE_VERSION"] != nil
        || ["kitty", "ghostty"].contains(where: type.contains) || ["WezTerm", "ghostty"].contains(program)
      {
        self = .kitty
      } else if ["iTerm.app", "iTerm2", "vscode", "mintty"].contains(program) {
        self = .iterm
      } else if ["foot", "mlterm", "yaft", "contour"].contains(where: type.hasPrefix) {
        self = .sixel
      } else {
        return nil
      }
    }
  }

  private let png: Data

  package init(_ png: Data) { self.png = png }

  /// The bytes to write to the terminal.
  ///
  /// - Throws: ``ToolError`` if libsixel's program is not installed, or fails.
  package func bytes(as form: Form) throws(ToolError) -> Data {
    switch form {
    case .kitty: kitty
    case .iterm:
      Data("\u{1B}]1337;File=inline=1;size=\(png.count):\(png.base64EncodedString())\u{7}\n".utf8)
    case .sixel: try sixel() + Data("\n".utf8)
    }
  }

  /// The largest part of a picture in one sequence.
  private static let kittyLimit = 4096

  private var kitty: Data {
    let text = Array(png.base64EncodedData())
    var result = Data()
    for start in stride(from: 0, to: text.count, by: Self.kittyLimit) {
      let end = min(start + Self.kittyLimit, text.count)
      let head = start == 0 ? "f=100,a=T," : ""
      result += Data("\u{1B}_G\(head)m=\(end < text.count ? 1 : 0);".utf8) + text[start..<end] + Data("\u{1B}\\".utf8)
    }
    return result + Data("\n".utf8)
  }

  private func sixel() throws(ToolError) -> Data {
    let program = "/usr/bin/img2sixel"
    guard access(program, X_OK) == 0 else {
      throw ToolError(
        "img2sixel is not installed; install it with: sudo apt-get install libsixel-bin", exitCode: .unavailable)
    }
    do {
      let pipe = try PipeChannel(for: program)
      let file = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try png.write(to: file)
      let process = try ChildProcess(
        program, [file.path], environment: ProcessInfo.processInfo.environment,
        streams: .init(output: pipe.writing, errors: STDERR_FILENO))
      close(pipe.writing)
      var data = Data()
      pipe.readToEnd { data.append(contentsOf: $0) }
      guard process.wait() == .exit(0) else { throw ToolError("img2sixel failed", exitCode: .software) }
      return data
    } catch {
      throw error as? ToolError ?? ToolError("\(error)", exitCode: .software)
    }
  }
}
