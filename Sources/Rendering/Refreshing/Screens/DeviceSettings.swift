/// What a configuration file says about devices that fetch pictures.
package struct DeviceSettings: Codable, Sendable, Hashable {
  /// A part of the week, in the time zone of the file.
  package struct Span: Codable, Sendable, Hashable {
    /// Minutes since midnight. An end before the start is on the next day.
    package let start: Int
    package let end: Int
    /// The days on which it starts, 1 for Sunday to 7 for Saturday; empty for all.
    package let days: [Int]

    package init(start: Int, end: Int, days: [Int] = []) { (self.start, self.end, self.days) = (start, end, days) }
  }

  /// A screen, and when it is shown.
  package struct Item: Codable, Sendable, Hashable {
    package let screen: String
    /// Nil for always.
    package let span: Span?

    package init(screen: String, span: Span? = nil) { (self.screen, self.span) = (screen, span) }
  }

  /// Screens by time of day.
  package struct Playlist: Codable, Sendable, Hashable {
    package let name: String
    package let items: [Item]
    /// Seconds after which the next of several items at the same time is shown.
    package let turn: Double

    package init(name: String, items: [Item], turn: Double) {
      (self.name, self.items, self.turn) = (name, items, turn)
    }
  }

  /// The names of the screens, in the order of the file.
  package var screens: [String] = []
  package var playlists: [Playlist] = []
  /// Whether a new device shows its code until somebody claims it.
  package var needsClaim = false
  /// The most seconds between two questions of a device.
  package var interval = 900.0
  /// When devices sleep.
  package var sleep: Span?
  /// The address of the server as devices know it; nil for the one that they ask.
  package var address: String?
  package var timeZone = "GMT"

  package init() {}
}
