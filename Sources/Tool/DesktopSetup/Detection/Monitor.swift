import Foundation

/// A monitor of the session, in pixels as it is turned.
package struct Monitor: Hashable, Sendable {
  package let name: String
  package let width: Int
  package let height: Int

  package init(name: String, width: Int, height: Int) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  package var text: String { "\(name) \(width)x\(height)" }

  /// The monitors that the desktop names, largest first; empty if it does not answer.
  package static func all(of desktop: Desktop, in session: DesktopSession) -> [Monitor] {
    let found: [Monitor] =
      switch desktop {
      case .sway: session.answer(["swaymsg", "-t", "get_outputs", "-r"]).map(ofSway) ?? []
      case .hyprland: session.answer(["hyprctl", "monitors", "-j"]).map(ofHyprland) ?? []
      case .kde: session.answer(["kscreen-doctor", "-j"]).map(ofKScreen) ?? []
      case .gnome: session.answer(mutterQuestion).map(ofMutter) ?? []
      case .xfce, .conky, .none: []
      }
    let monitors = found.isEmpty ? (session.answer(["xrandr", "--query"]).map(ofXRandR) ?? []) : found
    return monitors.filter { $0.width > 0 && $0.height > 0 }
      .sorted { ($0.width * $0.height, $1.name) > ($1.width * $1.height, $0.name) }
  }

  private static let mutterQuestion = [
    "gdbus", "call", "--session", "--dest", "org.gnome.Mutter.DisplayConfig", "--object-path",
    "/org/gnome/Mutter/DisplayConfig", "--method", "org.gnome.Mutter.DisplayConfig.GetCurrentState",
  ]

  private init(_ name: String, _ width: Int, _ height: Int, isSideways: Bool) {
    self.init(name: name, width: isSideways ? height : width, height: isSideways ? width : height)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  /// `swaymsg -t get_outputs -r` (sway-ipc(7), GET_OUTPUTS).
  static func ofSway(_ text: String) -> [Monitor] {
    struct Output: Decodable {
      struct Mode: Decodable {
        let width: Int
        let height: Int
      }
      let name: String
      let active: Bool
      let transform: String?
      let currentMode: Mode?
    }
    return (decode([Output].self, text) ?? []).filter(\.active).compactMap { output in
      output.currentMode.map {
        Monitor(output.name, $0.width, $0.height, isSideways: output.transform?.contains(/90|270/) == true)
      }
    }
  }

  /// `hyprctl monitors -j`. Odd transforms are turned by a quarter (wl_output.transform).
  static func ofHyprland(_ text: String) -> [Monitor] {
    struct Output: Decodable {
      let name: String
      let width: Int
      let height: Int
      let transform: Int?
    }
    return (decode([Output].self, text) ?? []).map {
      Monitor($0.name, $0.width, $0.height, isSideways: ($0.transform ?? 0) % 2 == 1)
    }
  }

  /// `kscreen-doctor -j`. Rotations 2 and 8 are a quarter to the left and to the right (KScreen::Output::Rotation).
  static func ofKScreen(_ text: String) -> [Monitor] {
    struct Configuration: Decodable {
      struct Output: Decodable {
        let name: String
        let enabled: Bool
        let connected: Bool?
        let rotation: Int?
        let currentModeId: String?
        let modes: [Mode]
      }
      struct Mode: Decodable {
        struct Size: Decodable {
          let width: Int
          let height: Int
        }
        let id: String
        let size: Size
      }
      let outputs: [Output]
    }
    return (decode(Configuration.self, text)?.outputs ?? []).filter { $0.enabled && $0.connected != false }
      .compactMap { output in
        output.modes.first { $0.id == output.currentModeId }.map {
          Monitor(output.name, $0.size.width, $0.size.height, isSideways: output.rotation == 2 || output.rotation == 8)
        }
      }
  }

  /// The answer of Mutter's GetCurrentState, as `gdbus` prints it: a connector, its modes, and the current one among
  /// them. Turned monitors are not recognized.
  static func ofMutter(_ text: String) -> [Monitor] {
    let modes = text.matches(
      of: /\('[^']*', ([0-9]+), ([0-9]+), [0-9.e+]+, [0-9.]+, \[[^\]]*\], \{([^}]*)\}\)/
    ).filter { $0.output.3.contains("'is-current': <true>") }
    return modes.map { mode in
      let connectors = text[..<mode.range.lowerBound].matches(of: /\(\('([^']+)', '/)
      let name = connectors.last.map { String($0.output.1) } ?? "monitor"
      return Monitor(name: name, width: Int(mode.output.1) ?? 0, height: Int(mode.output.2) ?? 0)
    }
  }

  /// `xrandr --query`: `HDMI-1 connected primary 1920x1080+0+0 (…`, already turned.
  static func ofXRandR(_ text: String) -> [Monitor] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(\S+) connected (?:primary )?([0-9]+)x([0-9]+)\+/) else { return nil }
      return Monitor(name: String(match.output.1), width: Int(match.output.2) ?? 0, height: Int(match.output.3) ?? 0)
    }
  }
}
