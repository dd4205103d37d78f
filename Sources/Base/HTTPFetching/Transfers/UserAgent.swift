/// The `User-Agent` headers, so that server operators know whom to contact or block.
public enum UserAgent {
  package static let version = "0.1.0"
  package static let pictures = "Almanac (widgets on Linux)"
  public static let comics = "Almanac/\(version) (comic reader on Linux)"
  public static let feeds = "Almanac/\(version) (news reader on Linux)"
}
