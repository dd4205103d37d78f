/// An image that the data refer to.
public struct DailyImage: Hashable, Sendable {
  /// As written: a URL, or a path relative to the folder of the data.
  public let location: String
  /// The accessibility label.
  public let text: String?

  /// - Parameters:
  ///   - location: A URL (`http`, `https`), or a path relative to the folder of the data.
  ///   - text: The accessibility label.
  public init(_ location: String, text: String? = nil) { (self.location, self.text) = (location, text) }
}
