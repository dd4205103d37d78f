/// The script that shows a picture as the wallpaper of a desktop.
package enum WallpaperScript {
  package static let name = "show-wallpaper.sh"

  /// The text of the script.
  ///
  /// It runs in sessions, in services and under cron, which know little of the session. Desktops reload a file only if
  /// its name changes, so it passes the file that the link `current.png` leads to: its name depends on its bytes.
  package static func text(for desktop: Desktop, tool: String) -> String {
    """
    #!/bin/sh
    # Shows a picture as the wallpaper of \(desktop.title). widgets.yaml runs it after each change of the wallpaper.
    # `\(tool) setup` wrote it. You may change it; then `\(tool) setup --undo` leaves it here.

    # The file that current.png leads to: its name changes with the picture, and most desktops reload for that only.
    picture=$(readlink -f "$ALMANAC_PICTURE") || exit

    # Services and cron do not know your session.
    : "${XDG_RUNTIME_DIR:=/run/user/$(id -u)}"
    : "${DBUS_SESSION_BUS_ADDRESS:=unix:path=$XDG_RUNTIME_DIR/bus}"
    export XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS

    \(body(desktop))

    """
  }

  private static func body(_ desktop: Desktop) -> String {
    switch desktop {
    case .gnome:
      #"""
      address=file://$(printf %s "$picture" | sed 's/%/%25/g; s/ /%20/g; s/#/%23/g; s/?/%3F/g')
      gsettings set org.gnome.desktop.background picture-uri "$address" || exit
      # GNOME before 42 has no picture of its own for the dark style.
      gsettings set org.gnome.desktop.background picture-uri-dark "$address" 2>/dev/null || :
      """#
    case .kde:
      #"""
      # Plasma remembers the link, which still leads to a picture when you log in again.
      plasma-apply-wallpaperimage "$picture" >/dev/null && plasma-apply-wallpaperimage "$ALMANAC_PICTURE" >/dev/null
      """#
    case .sway:
      #"""
      if ! [ -S "$SWAYSOCK" ]; then
        SWAYSOCK=$(ls -t "$XDG_RUNTIME_DIR"/sway-ipc.*.sock 2>/dev/null | head -n 1)
        export SWAYSOCK
      fi
      # Nobody is logged in.
      [ -n "$SWAYSOCK" ] || exit 0
      exec swaymsg --quiet "output * bg \"$picture\" fill"
      """#
    case .hyprland:
      #"""
      if ! [ -d "$XDG_RUNTIME_DIR/hypr/$HYPRLAND_INSTANCE_SIGNATURE/" ] || [ -z "$HYPRLAND_INSTANCE_SIGNATURE" ]; then
        newest=$(ls -t "$XDG_RUNTIME_DIR/hypr" 2>/dev/null | head -n 1)
        [ -z "$newest" ] || export HYPRLAND_INSTANCE_SIGNATURE="$newest"
      fi
      # Nobody is logged in.
      [ -n "$HYPRLAND_INSTANCE_SIGNATURE" ] || exit 0
      # Before 0.8, hyprpaper shows preloaded pictures only; later releases refuse preload and unload.
      hyprctl hyprpaper preload "$picture" >/dev/null 2>&1
      answer=$(hyprctl hyprpaper wallpaper ",$picture") || { echo "$answer" >&2; exit 1; }
      case $answer in *[Ee]rror* | *[Ii]nvalid* | *[Uu]nknown* | *"ouldn't"*) echo "$answer" >&2; exit 1 ;; esac
      hyprctl hyprpaper unload unused >/dev/null 2>&1 || :
      """#
    case .xfce:
      #"""
      xfconf-query --channel xfce4-desktop --list | grep '/last-image$' | while IFS= read -r property; do
        xfconf-query --channel xfce4-desktop --property "$property" --set "$picture" || exit
      done
      """#
    case .conky, .none: ""
    }
  }

  /// A line for the desktop's own configuration, without which it shows another wallpaper from its start to the next
  /// change; nil if the desktop remembers its wallpaper.
  package static func startLine(for desktop: Desktop, picture: String) -> String? {
    switch desktop {
    case .sway: "in ~/.config/sway/config:  output * bg \"\(picture)\" fill"
    case .hyprland: "in ~/.config/hypr/hyprpaper.conf:  wallpaper = ,\(picture)"
    default: nil
    }
  }
}
