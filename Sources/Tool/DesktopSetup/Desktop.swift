/// A desktop that `setup` knows how to set up.
package enum Desktop: String, CaseIterable, Codable, Hashable, Sendable {
  case gnome, kde, sway, hyprland, xfce, conky
  /// No desktop, or another one: the pictures stay in a folder.
  case none

  package var title: String {
    switch self {
    case .gnome: "GNOME"
    case .kde: "KDE Plasma"
    case .sway: "Sway"
    case .hyprland: "Hyprland"
    case .xfce: "XFCE"
    case .conky: "Conky"
    case .none: "no desktop"
    }
  }

  /// The programs that show its wallpaper, or its window. Both are part of it in Debian, except for Hyprland.
  var programs: [String] {
    switch self {
    case .gnome: ["gsettings"]
    case .kde: ["plasma-apply-wallpaperimage", "dbus-send"]
    case .sway: ["swaymsg", "swaybg"]
    case .hyprland: ["hyprctl", "hyprpaper"]
    case .xfce: ["xfconf-query"]
    case .conky: ["conky"]
    case .none: []
    }
  }

  /// Whether it shows a wallpaper.
  package var hasWallpaper: Bool { self != .conky && self != .none }
}
