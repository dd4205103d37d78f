public struct ImportedCalendar: Hashable, Sendable, Codable {
  /// Unique: the name of its file without extension.
  public var name: String
  /// The calendar's own name.
  public var title: String?
  /// The number of readable events; a recurring event counts once.
  public var events: Int
  /// Where it came from; nil for a file.
  public var address: String?

  public init(name: String, title: String? = nil, events: Int, address: String? = nil) {
    (self.name, self.title, self.events, self.address) = (name, title, events, address)
  }
}
