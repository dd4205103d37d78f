/// The desktop of a session, and how it was recognized.
package struct FoundDesktop: Hashable, Sendable {
  package let desktop: Desktop
  /// Such as `SWAYSOCK is set`.
  package let reason: String

  package init(_ desktop: Desktop, because reason: String) { (self.desktop, self.reason) = (desktop, reason) }

  /// Looks at the variables of the session first, then at running programs, then at installed ones.
  package init(in session: DesktopSession) {
    self = Self.byVariables(session) ?? Self.byProcesses(session) ?? FoundDesktop(.none, because: "none was found")
  }

  private static func byVariables(_ session: DesktopSession) -> FoundDesktop? {
    if session.value("HYPRLAND_INSTANCE_SIGNATURE") != nil {
      return FoundDesktop(.hyprland, because: "HYPRLAND_INSTANCE_SIGNATURE is set")
    }
    for variable in ["XDG_CURRENT_DESKTOP", "XDG_SESSION_DESKTOP", "DESKTOP_SESSION"] {
      guard let value = session.value(variable) else { continue }
      // A list such as `ubuntu:GNOME`, or the name of a session such as `plasmawayland`.
      for name in value.lowercased().split(separator: ":") {
        let desktop: Desktop? =
          switch name {
          case "gnome", "gnome-classic", "gnome-flashback", "unity", "budgie": .gnome
          case "kde", "plasma", "plasmawayland", "plasmax11": .kde
          case "sway": .sway
          case "hyprland": .hyprland
          case "xfce", "xfce4", "xubuntu": .xfce
          default: nil
          }
        if let desktop { return FoundDesktop(desktop, because: "\(variable)=\(value)") }
      }
    }
    if session.value("SWAYSOCK") != nil { return FoundDesktop(.sway, because: "SWAYSOCK is set") }
    return nil
  }

  private static func byProcesses(_ session: DesktopSession) -> FoundDesktop? {
    let programs: [(String, Desktop)] = [
      ("gnome-shell", .gnome), ("plasmashell", .kde), ("Hyprland", .hyprland), ("sway", .sway), ("xfdesktop", .xfce),
    ]
    if let (name, desktop) = programs.first(where: { session.isRunning($0.0) }) {
      return FoundDesktop(desktop, because: "\(name) is running")
    }
    guard session.program("conky") != nil else { return nil }
    if session.isRunning("conky") { return FoundDesktop(.conky, because: "conky is running") }
    return session.value("DISPLAY") == nil
      ? nil : FoundDesktop(.conky, because: "no other desktop was found, and conky is installed")
  }
}
