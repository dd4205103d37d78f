/// The configuration file that `setup` writes, with comments that teach its keys.
package struct WidgetsFile: Sendable {
  package struct Place: Hashable, Sendable {
    /// The widget's folder in the output: `clock/systemMedium`.
    package let path: String
    /// In pixels, as in `places:`.
    let x: Int
    let y: Int

    package init(path: String, x: Int, y: Int) { (self.path, self.x, self.y) = (path, x, y) }
  }

  /// The picture of the screen's size.
  package struct Wallpaper: Hashable, Sendable {
    let size: String
    let background: String
    let places: [Place]

    package init(size: String, background: String, places: [Place]) {
      (self.size, self.background, self.places) = (size, background, places)
    }
  }

  /// The name of the tool in comments.
  package var tool: String
  /// The file's own path.
  package var path: String
  package var output: String
  package var scale: Int
  /// Each kind with its families.
  package var widgets: [(kind: String, families: [String])] = []
  package var wallpaper: Wallpaper?
  /// Whether the corners of each picture are round and transparent. Those on a wallpaper are round in any case.
  package var isTransparent = false
  /// What to do for the changes of the file to take effect.
  package var effect: String

  package init(tool: String, path: String, output: String, scale: Int, effect: String) {
    (self.tool, self.path, self.output, self.scale, self.effect) = (tool, path, output, scale, effect)
  }

  package var text: String {
    let lines = widgets.map { kind, families in
      let list = families.map(Self.quoted).joined(separator: ", ")
      return "  - {kind: \(Self.quoted(kind)), families: \(families.count == 1 ? list : "[\(list)]")}"
    }
    return """
      # The widgets on your desktop. `\(tool) setup` wrote this file; change it as you like, and then run
      #
      #   \(tool) check \(SessionCommand.text([path]))
      #
      # which prints the pictures, or each error with its line and column.
      # \(effect)
      # `\(tool) setup --undo` removes everything that setup did.

      # The folder of the pictures. Each is at KIND/FAMILY/current.png.
      output: \(Self.quoted(output))

      # Pixels per point: 1, 2, or 3 for screens with very small pixels.
      scale: \(scale)
      \(isTransparent ? "# Round corners, through which the desktop is seen.\ntransparent: true\n" : "")
      # For all widgets. The language and the time zone are the system's unless they are set here.
      # scheme: dark
      # locale: de_DE
      # time-zone: Europe/Berlin

      # `\(tool) list` prints the kinds of widgets with their families and settings. A widget may have settings:
      #   - {kind: NAME, families: systemMedium, settings: {name: value}}
      widgets:
      \(lines.joined(separator: "\n"))

      """ + (wallpaper.map(Self.text) ?? "")
  }

  private static func text(_ wallpaper: Wallpaper) -> String {
    let places = wallpaper.places.map { "    - {place: \(quoted($0.path)), x: \($0.x), y: \($0.y)}\n" }
    return """

      # One picture that shows them together.
      wallpaper:
        # The screen in pixels.
        size: \(wallpaper.size)
        # A colour in quotes ('#102040'), a gradient, or the path of a picture, which fills the screen.
        background: \(quoted(wallpaper.background))
        # The top left corner of each widget, in pixels. With a minus sign, x is the distance from the right edge of the
        # screen to the widget's, and y from the bottom. Without x and y, all widgets are in rows.
        places:
      \(places.joined())  # Runs after each change, without a shell, in the folder of this file.
        exec: [sh, \(WallpaperScript.name)]

      """
  }

  /// A word of YAML.
  private static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: /[A-Za-z][-A-Za-z0-9_.\/]*/) != nil { return word }
    return "'\(word.replacing("'", with: "''"))'"
  }
}
