import Testing

@testable import DesktopSetup

/// What desktops say about their monitors.
struct MonitorTests {
  @Test func `Sway's outputs are its modes, turned, without those that are off`() {
    let monitors = Monitor.ofSway(
      """
      [{"name": "eDP-1", "active": true, "transform": "normal", "current_mode": {"width": 2256, "height": 1504}},
       {"name": "DP-3", "active": true, "transform": "flipped-90", "current_mode": {"width": 1920, "height": 1080}},
       {"name": "DP-4", "active": false}]
      """)
    #expect(monitors.map(\.text) == ["eDP-1 2256x1504", "DP-3 1080x1920"])
  }

  @Test func `odd transforms of Hyprland are a quarter turn`() {
    let monitors = Monitor.ofHyprland(
      """
      [{"name": "DP-1", "width": 2560, "height": 1440, "transform": 0},
       {"name": "DP-2", "width": 1920, "height": 1080, "transform": 3}]
      """)
    #expect(monitors.map(\.text) == ["DP-1 2560x1440", "DP-2 1080x1920"])
  }

  @Test func `KScreen's size is the size of the current mode`() {
    let monitors = Monitor.ofKScreen(
      """
      {"outputs": [
        {"name": "HDMI-A-1", "enabled": true, "connected": true, "rotation": 1, "currentModeId": "2",
         "modes": [{"id": "1", "size": {"width": 640, "height": 480}}, {"id": "2", "size": {"width": 1920, "height": 1200}}]},
        {"name": "DP-1", "enabled": true, "connected": true, "rotation": 8, "currentModeId": "1",
         "modes": [{"id": "1", "size": {"width": 1600, "height": 900}}]},
        {"name": "DP-2", "enabled": false, "connected": false, "modes": []}]}
      """)
    #expect(monitors.map(\.text) == ["HDMI-A-1 1920x1200", "DP-1 900x1600"])
  }

  @Test func `Mutter's current modes are found among all`() {
    // From GNOME 43, with a second mode and a second monitor.
    let monitors = Monitor.ofMutter(
      "(uint32 4, [(('eDP-1', 'BOE', '0x095f', '0'), [('2256x1504@59.999', 2256, 1504, 59.999000549316406, 1.0, "
        + "[1.0, 1.5], {'is-current': <true>, 'is-preferred': <true>}), ('1920x1200@59.999', 1920, 1200, 59.9, 1.0, "
        + "[1.0], {})], {'is-builtin': <true>}), (('DP-3', 'DEL', 'U2720', '1'), [('3840x2160@60.000', 3840, 2160, "
        + "60.0, 1.0, [1.0, 2.0], {'is-preferred': <true>, 'is-current': <true>})], {})], [], {})")
    #expect(monitors.map(\.text) == ["eDP-1 2256x1504", "DP-3 3840x2160"])
  }

  @Test func `xrandr's lines have the turned size`() {
    let monitors = Monitor.ofXRandR(
      """
      Screen 0: minimum 320 x 200, current 3000 x 1920, maximum 16384 x 16384
      HDMI-1 connected primary 1920x1080+0+0 (normal left inverted right x axis y axis) 527mm x 296mm
         1920x1080     60.00*+
      DP-1 connected 1080x1920+1920+0 left (normal left inverted right x axis y axis) 527mm x 296mm
      DP-2 disconnected (normal left inverted right x axis y axis)
      DP-3 connected (normal left inverted right x axis y axis)
      """)
    #expect(monitors.map(\.text) == ["HDMI-1 1920x1080", "DP-1 1080x1920"])
  }

  @Test func `what is not an answer is no monitor`() {
    for text in ["", "{", "[]", "[{}]", "no outputs"] {
      #expect(Monitor.ofSway(text).isEmpty && Monitor.ofHyprland(text).isEmpty && Monitor.ofKScreen(text).isEmpty)
      #expect(Monitor.ofMutter(text).isEmpty && Monitor.ofXRandR(text).isEmpty)
    }
  }
}
