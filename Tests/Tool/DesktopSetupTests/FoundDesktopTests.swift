import Foundation
import Testing

@testable import DesktopSetup

struct FoundDesktopTests {
  private func found(_ variables: [String: String], running: [String] = []) -> FoundDesktop {
    let processes = running.map { DesktopSession.Process([$0]) }
    return FoundDesktop(
      in: DesktopSession(variables.merging(["PATH": "/nowhere"]) { a, _ in a }, processes: processes))
  }

  @Test(arguments: [
    ("GNOME", Desktop.gnome), ("ubuntu:GNOME", .gnome), ("Budgie:GNOME", .gnome), ("KDE", .kde), ("sway", .sway),
    ("Hyprland", .hyprland), ("XFCE", .xfce), ("Xubuntu:XFCE", .xfce),
  ]) func `the session names its desktop`(example: (name: String, desktop: Desktop)) {
    let answer = found(["XDG_CURRENT_DESKTOP": example.name])
    #expect(answer == FoundDesktop(example.desktop, because: "XDG_CURRENT_DESKTOP=\(example.name)"))
  }

  @Test func `the sockets of compositors name them, too`() {
    #expect(found(["SWAYSOCK": "/run/x.sock", "XDG_CURRENT_DESKTOP": ""]).desktop == .sway)
    let variables = ["HYPRLAND_INSTANCE_SIGNATURE": "abc", "XDG_CURRENT_DESKTOP": "Hyprland"]
    #expect(found(variables).reason == "HYPRLAND_INSTANCE_SIGNATURE is set")
    #expect(found(["DESKTOP_SESSION": "plasmawayland"]).desktop == .kde)
  }

  @Test(arguments: [
    ("/usr/bin/gnome-shell", Desktop.gnome), ("plasmashell", .kde), ("/usr/bin/Hyprland", .hyprland), ("sway", .sway),
    ("xfdesktop", .xfce),
  ]) func `without variables, as over SSH, running programs tell`(example: (program: String, desktop: Desktop)) {
    #expect(found([:], running: ["/bin/sh", example.program]).desktop == example.desktop)
  }

  @Test func `another desktop with Conky shows it in Conky, and nothing is none`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-path-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "conky").path, withDestinationPath: "/bin/sh")
    let i3 = ["XDG_CURRENT_DESKTOP": "i3", "DISPLAY": ":0"]
    #expect(found(i3.merging(["PATH": folder.path]) { $1 }).desktop == .conky)
    #expect(found(["PATH": folder.path], running: ["conky"]).reason == "conky is running")
    #expect(found(["PATH": folder.path]).desktop == .none, "without a display")
    #expect(found(i3, running: ["conky"]).desktop == .none, "somebody else's, or of another machine")
    #expect(found([:]) == FoundDesktop(.none, because: "none was found"))
  }
}
