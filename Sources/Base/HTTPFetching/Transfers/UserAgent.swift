import Diagnostics

/// The `User-Agent` headers, so that server operators know whom to contact or block.
public enum UserAgent {
  package static let pictures = "Almanac (widgets on Linux)"
  public static let comics = "Almanac/\(Release.version) (comic reader on Linux)"
  public static let feeds = "Almanac/\(Release.version) (news reader on Linux)"
}
