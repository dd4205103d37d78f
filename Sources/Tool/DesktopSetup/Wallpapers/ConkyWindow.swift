import Foundation

/// A window of Conky on the desktop that shows widgets below each other.
package struct ConkyWindow: Hashable, Sendable {
  package struct Pane: Hashable, Sendable {
    let path: String
    let width: Int
    let height: Int

    /// - Parameters:
    ///   - path: The picture's path, which Conky reads again and again.
    ///   - width: In pixels.
    package init(path: String, width: Int, height: Int) {
      (self.path, self.width, self.height) = (path, width, height)
    }
  }

  package let panes: [Pane]

  package init(_ panes: [Pane]) { self.panes = panes }

  private static let gap = 16

  /// Conky cannot read a path with a space, a brace or a bracket in `${image}`.
  package static func canShow(_ path: String) -> Bool { path.wholeMatch(of: /[-A-Za-z0-9_.,\/=+@%~:]+/) != nil }

  /// The configuration file.
  package func text(tool: String) -> String {
    var y = 0
    let images = panes.map { pane in
      defer { y += pane.height + Self.gap }
      return "${image \(pane.path) -p 0,\(y) -s \(pane.width)x\(pane.height) -n}"
    }
    let height = panes.map(\.height).reduce(0, +) + Self.gap * max(panes.count - 1, 0)
    return """
      -- Conky's window with the widgets. `\(tool) setup` wrote it; `\(tool) setup --undo` removes it.
      conky.config = {
        own_window = true,
        own_window_type = 'desktop',
        own_window_transparent = true,
        own_window_argb_visual = true,
        own_window_argb_value = 0,
        own_window_hints = 'undecorated,below,sticky,skip_taskbar,skip_pager',
        double_buffer = true,
        alignment = 'top_right',  -- or top_left, bottom_right, …
        gap_x = 40,
        gap_y = 40,
        border_width = 0,
        border_inner_margin = 0,
        border_outer_margin = 0,
        draw_borders = false,
        draw_shades = false,
        minimum_width = \(panes.map(\.width).max() ?? 0),
        minimum_height = \(height),
        update_interval = 5,  -- seconds after which it looks for a new picture
      }
      -- -n makes Conky read the file again; -p is the position, -s the size in pixels.
      conky.text = [[\(images.joined())]]

      """
  }

  /// Starts it when the user logs in (Desktop Application Autostart Specification).
  package static func autostart(of file: String) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=Almanac's widgets in Conky
    Exec=conky --config \(file)
    """ + "\n"
  }
}
