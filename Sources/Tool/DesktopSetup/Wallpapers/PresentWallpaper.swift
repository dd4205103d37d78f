import Foundation
package import ToolReports

/// What a desktop shows before `setup`, and the commands that show it again.
package struct PresentWallpaper: Hashable, Sendable {
  /// The picture's file; nil if the desktop shows something else.
  package let picture: String?
  /// The commands that restore it, in order.
  package let restoring: [[String]]

  init(_ picture: String?, restoring: [[String]]) { (self.picture, self.restoring) = (picture, restoring) }

  /// Asks the desktop.
  ///
  /// - Throws: A failure with exit code 69 if a program of the desktop is missing, or does not answer.
  package init(of desktop: Desktop, in session: DesktopSession) throws(ToolError) {
    for program in desktop.programs where session.program(program) == nil {
      throw ToolError(
        "\(program) is not installed, and \(desktop.title)'s wallpaper needs it; install it, or pass --show pictures",
        exitCode: .unavailable)
    }
    switch desktop {
    case .gnome: self = try Self.ofGNOME(session)
    case .kde: self = try Self.ofPlasma(session)
    case .sway: self = try Self.ofSway(session)
    case .hyprland: self = try Self.ofHyprland(session)
    case .xfce: self = try Self.ofXFCE(session)
    case .conky, .none: self.init(nil, restoring: [])
    }
  }

  /// The answer of a desktop's program, which must succeed.
  private static func answer(
    _ words: [String], of desktop: Desktop, _ session: DesktopSession
  ) throws(ToolError) -> String {
    let result = SessionCommand(words).run(in: session)
    guard result.isSuccess else {
      throw ToolError(
        "\(desktop.title) does not answer: \(words[0]): \(result.reason.onOneLine); run setup in its session, or pass "
          + "--show pictures", exitCode: .unavailable)
    }
    return result.output
  }

  /// The path in a `file:` URL, or the path itself.
  static func path(_ address: String) -> String? {
    let path = address.hasPrefix("file://") ? address.dropFirst("file://".count).removingPercentEncoding : address
    return path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  static let schema = "org.gnome.desktop.background"

  /// A key that has the default of its schema is reset, as the user may never have set it. The memory backend of
  /// GSettings knows the defaults only.
  private static func ofGNOME(_ session: DesktopSession) throws(ToolError) -> PresentWallpaper {
    let keys = ["picture-uri", "picture-uri-dark", "picture-options"]
    let light = try answer(["gsettings", "get", schema, keys[0]], of: .gnome, session)
    let restoring: [[String]] = keys.compactMap { key in
      // Earlier releases have no dark picture.
      guard let value = session.answer(["gsettings", "get", schema, key]) else { return nil }
      let usual = session.answer(["gsettings", "get", schema, key], adding: ["GSETTINGS_BACKEND": "memory"])
      let word = value.trimmingCharacters(in: .whitespacesAndNewlines)
      return value == usual ? ["gsettings", "reset", schema, key] : ["gsettings", "set", schema, key, word]
    }
    let text = light.trimmingCharacters(in: .whitespacesAndNewlines.union(["'", "\""]))
    return PresentWallpaper(path(text), restoring: restoring)
  }

  /// Each desktop of Plasma has a plug-in that draws its wallpaper, with settings of its own.
  private static func ofPlasma(_ session: DesktopSession) throws(ToolError) -> PresentWallpaper {
    let question = """
      desktops().forEach(function (d) { d.currentConfigGroup = ["Wallpaper", "org.kde.image", "General"]; \
      print(d.id + "\\t" + d.wallpaperPlugin + "\\t" + d.readConfig("Image") + "\\n"); });
      """
    let lines = try answer(plasmaScript(question), of: .kde, session).split(separator: "\n")
    var (pictures, restoring): ([String], [[String]]) = ([], [])
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[0].trimmingCharacters(in: .whitespaces)) else { continue }
      let (plugin, image) = (String(parts[1]), String(parts[2]))
      if plugin == "org.kde.image", let file = path(image) { pictures.append(file) }
      // Without an image, Plasma shows the one of its theme.
      let answer = """
        var d = desktopById(\(number)); d.wallpaperPlugin = \(quoted(plugin)); \
        d.currentConfigGroup = ["Wallpaper", "org.kde.image", "General"]; d.writeConfig("Image", \(quoted(image))); \
        d.reloadConfig();
        """
      restoring.append(plasmaScript(answer))
    }
    return PresentWallpaper(pictures.first, restoring: restoring)
  }

  private static func plasmaScript(_ text: String) -> [String] {
    [
      "dbus-send", "--session", "--print-reply=literal", "--dest=org.kde.plasmashell", "/PlasmaShell",
      "org.kde.PlasmaShell.evaluateScript", "string:\(text)",
    ]
  }

  /// A string of JavaScript.
  private static func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data(#""""#.utf8)
    return String(decoding: data, as: UTF8.self)
  }

  /// Sway does not report its backgrounds, but swaybg, which draws them, has them as arguments. A reload brings back
  /// the backgrounds of Sway's configuration file; then all are set again.
  private static func ofSway(_ session: DesktopSession) throws(ToolError) -> PresentWallpaper {
    _ = try answer(["swaymsg", "-t", "get_version"], of: .sway, session)
    var picture: String?
    var restoring = [["swaymsg", "reload"]]
    for process in session.processes where process.name == "swaybg" {
      var (output, image, mode) = ("*", String?.none, "fill")
      var words = process.arguments.dropFirst()[...]
      func finish() {
        guard let file = image else { return }
        picture = picture ?? file
        restoring.append(["swaymsg", "output \(output == "*" ? "*" : "\"\(output)\"") bg \"\(file)\" \(mode)"])
      }
      while let word = words.popFirst() {
        switch word {
        case "-o", "--output":
          finish()
          (output, image, mode) = (words.popFirst() ?? "*", nil, "fill")
        case "-i", "--image": image = words.popFirst()
        case "-m", "--mode": mode = words.popFirst() ?? mode
        default: break
        }
      }
      finish()
    }
    return PresentWallpaper(picture, restoring: restoring)
  }

  /// hyprpaper prints `DP-1 = /path` for each monitor.
  private static func ofHyprland(_ session: DesktopSession) throws(ToolError) -> PresentWallpaper {
    let lines = try answer(["hyprctl", "hyprpaper", "listactive"], of: .hyprland, session).split(separator: "\n")
    let pictures = lines.compactMap { line in
      line.firstMatch(of: /^\s*(\S+)\s*=\s*(\/.*?)\s*$/).map { (monitor: $0.output.1, path: String($0.output.2)) }
    }
    let restoring = pictures.map { ["hyprctl", "hyprpaper", "wallpaper", "\($0.monitor),\($0.path)"] }
    // Before 0.8, hyprpaper shows preloaded pictures only; later releases refuse the request.
    let loading = Set(pictures.map(\.path)).sorted().map { ["sh", "-c", loadingScript, "sh", $0] }
    return PresentWallpaper(pictures.first?.path, restoring: loading + restoring)
  }

  private static let loadingScript = #"hyprctl hyprpaper preload "$1" >/dev/null 2>&1 || :"#

  /// Each monitor, and each workspace of it, has a property.
  private static func ofXFCE(_ session: DesktopSession) throws(ToolError) -> PresentWallpaper {
    let channel = ["xfconf-query", "--channel", "xfce4-desktop"]
    let list = try answer(channel + ["--list"], of: .xfce, session)
    let names = list.split(separator: "\n").map(String.init).filter { $0.hasSuffix("/last-image") }
    guard !names.isEmpty else {
      throw ToolError(
        "XFCE has no wallpaper to replace; start xfdesktop first, or pass --show pictures", exitCode: .unavailable)
    }
    var (pictures, restoring): ([String], [[String]]) = ([], [])
    for name in names {
      let value = session.answer(channel + ["--property", name])?.trimmingCharacters(in: .newlines) ?? ""
      if value.hasPrefix("/") { pictures.append(value) }
      restoring.append(channel + ["--property", name, "--set", value])
    }
    return PresentWallpaper(pictures.first, restoring: restoring)
  }
}
