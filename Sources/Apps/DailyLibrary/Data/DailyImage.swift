/// A picture that the data name.
public struct DailyImage: Hashable, Sendable {
  /// Where it is, as it is written: an address, or a path from the folder of the data.
  public let location: String
  /// What is seen on it, for those who do not see it; nil where nobody said.
  public let text: String?

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - location: An address (`http`, `https`), or a path from the folder of the data.
  ///   - text: What is seen on it; nil unless given.
  public init(_ location: String, text: String? = nil) { (self.location, self.text) = (location, text) }
}
