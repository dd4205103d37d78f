/// A calendar that was imported.
public struct ImportedCalendar: Hashable, Sendable, Codable {
  /// Its name among the imported ones, which is that of its file without the ending.
  public var name: String
  /// What the calendar calls itself; nil where it does not.
  public var title: String?
  /// How many events can be read in it, each repeating one counting once.
  public var events: Int
  /// Where it came from; nil for a file.
  public var address: String?

  /// Creates what is said of a calendar.
  public init(name: String, title: String? = nil, events: Int, address: String? = nil) {
    (self.name, self.title, self.events, self.address) = (name, title, events, address)
  }
}
