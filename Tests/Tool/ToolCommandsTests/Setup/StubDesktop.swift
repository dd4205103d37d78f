import Foundation
import Testing

/// A user's home and programs of a desktop that only remember what they were told, in a folder beside it.
final class StubDesktop: Sendable {
  let bench: ToolBench
  var home: String { bench.path("user") }

  init() async throws {
    bench = try ToolBench()
    for folder in ["bin", "desk", "user"] {
      try FileManager.default.createDirectory(atPath: bench.path(folder), withIntermediateDirectories: true)
    }
    for program in ["sh", "cat", "sed", "grep", "rm", "readlink", "id", "ls", "head", "ln", "mkdir"] {
      try FileManager.default.createSymbolicLink(
        atPath: bench.path("bin/\(program)"), withDestinationPath: "/usr/bin/\(program)")
    }
    try put("DP-1 connected primary 1280x800+0+0 (normal) 1mm x 1mm\n", "desk/xrandr")
    try await install("xrandr", "cat \"$desk/xrandr\"")
    // What a user already has.
    try put("[Unit]\n", "user/.config/systemd/user/other.service")
    try put("{}", "user/.local/share/almanac/groups/mine/data.json")
    try put("x", "user/.cache/other/file")
  }

  /// Writes a file of the bench.
  func put(_ text: String, _ name: String) throws {
    let file = bench.folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? { bench.data(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Installs a program. `$desk` is the folder of its memory.
  func install(_ name: String, _ script: String) async throws {
    let path = bench.path("bin/\(name)")
    // Written by another process: otherwise a child of this one might have it open, and Linux would not execute it.
    let writing = "printf %s \"$0\" >'\(path)'; chmod +x '\(path)'"
    let text = "#!/bin/sh\ndesk='\(bench.path("desk"))'\n\(script)\n"
    let writer = try await bench.run(
      ["-c", writing, text], environment: ["PATH": "/bin"], executable: URL(fileURLWithPath: "/bin/sh"))
    try #require(writer.exitCode == 0, Comment(rawValue: writer.errors))
  }

  func installGNOME() async throws {
    try await install(
      "gsettings",
      """
      case $1 in
      get)
        if [ "$GSETTINGS_BACKEND" = memory ] || ! [ -f "$desk/$3" ]; then
          case $3 in picture-options) echo "'zoom'" ;; *) echo "'file:///usr/share/usual.svg'" ;; esac
        else
          cat "$desk/$3"
        fi ;;
      set)
        if [ -f "$desk/fails" ]; then echo 'no settings here' >&2; exit 1; fi
        case $4 in "'"*) echo "$4" ;; *) echo "'$4'" ;; esac >"$desk/$3" ;;
      reset) rm -f "$desk/$3" ;;
      esac
      """)
  }

  /// hyprpaper 0.8, which refuses `preload`, with two monitors.
  func installHyprland() async throws {
    try put("DP-1 = /usr/share/a b.png\nDP-2 = /usr/share/c.png\n", "desk/active")
    try put(
      #"[{"name": "DP-1", "width": 1280, "height": 800}, {"name": "DP-2", "width": 1600, "height": 900}]"#,
      "desk/monitors")
    try await install("hyprpaper", "exit 0")
    try await install(
      "hyprctl",
      #"""
      case "$1 $2" in
      "monitors -j") cat "$desk/monitors" ;;
      "hyprpaper listactive") cat "$desk/active" ;;
      "hyprpaper wallpaper")
        monitor=${3%%,*} file=${3#*,}
        for name in ${monitor:-DP-1 DP-2}; do
          other=$(grep -v "^$name = " "$desk/active")
          printf '%s\n' "$other" "$name = $file" | grep . >"$desk/new"
          cat "$desk/new" >"$desk/active"
        done
        echo ok ;;
      *) echo 'Unknown hyprpaper request' ;;
      esac
      """#)
  }

  func installXFCE() async throws {
    try put("/usr/share/backgrounds/a.svg", "desk/xfce/backdrop/screen0/monitorDP-1/workspace0/last-image")
    try put("/usr/share/backgrounds/b.svg", "desk/xfce/backdrop/screen0/monitorDP-1/workspace1/last-image")
    try await install(
      "xfconf-query",
      """
      property=
      while [ $# -gt 0 ]; do
        case $1 in
        --list) printf '/backdrop/screen0/monitorDP-1/workspace%s/last-image\\n' 0 1; exit ;;
        --property) property=$2; shift ;;
        --set) printf %s "$2" >"$desk/xfce$property"; exit ;;
        esac
        shift
      done
      cat "$desk/xfce$property"; echo
      """)
  }

  /// A manager of the user's services, which makes the links that systemd makes.
  func installSystemd() async throws {
    try await install(
      "systemctl",
      """
      echo "$*" >>"$desk/systemctl"
      units=$HOME/.config/systemd/user
      case $4 in *.timer) wants=$units/timers.target.wants ;; *) wants=$units/default.target.wants ;; esac
      case $2 in
      enable)
        # See StubPause.
        if [ -p "$desk/reached" ]; then echo >"$desk/reached"; read -r _ <"$desk/goes-on"; fi
        mkdir -p "$wants" && ln -s "$units/$4" "$wants/$4"
        if [ -p "$desk/reached" ]; then echo >"$desk/reached"; fi ;;
      disable) rm -f "$wants/$4" ;;
      esac
      """)
  }

  func installCron() async throws {
    try await install(
      "crontab",
      """
      case $1 in
      -l) [ -f "$desk/crontab" ] || { echo 'no crontab for somebody' >&2; exit 1; }; cat "$desk/crontab" ;;
      -r) rm "$desk/crontab" ;;
      -) cat >"$desk/crontab" ;;
      esac
      """)
  }

  func installConky() async throws { try await install("conky", #"echo "$*" >>"$desk/conky""#) }

  var variables: [String: String] {
    ["PATH": bench.path("bin"), "HOME": home, "ALMANAC_HOME": "", "XDG_CACHE_HOME": "", "NO_COLOR": "1"]
  }

  func run(
    _ arguments: [String], adding variables: [String: String] = [:], isBoundByPermissions: Bool = false
  ) async throws -> ToolRun {
    try await bench.run(
      ["setup"] + arguments, environment: self.variables.merging(variables) { $1 },
      isBoundByPermissions: isBoundByPermissions)
  }

  /// Every file of a folder with its kind, permissions and bytes.
  func snapshot(_ folder: String = "user") throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: bench.path(folder)) {
      var status = stat()
      try #require(lstat(bench.path("\(folder)/\(name)"), &status) == 0)
      let bytes = status.st_mode & S_IFMT == S_IFREG ? bench.data("\(folder)/\(name)")?.base64EncodedString() : nil
      result[name] = "\(String(status.st_mode, radix: 8)) \(bytes ?? "")"
    }
    return result
  }
}
