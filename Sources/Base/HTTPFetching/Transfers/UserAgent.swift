/// How Almanac names itself to servers, so that whoever runs one knows whom to ask, or to turn away.
package enum UserAgent {
  /// The release.
  package static let version = "0.1.0"
  /// What fetches widgets' pictures.
  package static let pictures = "Almanac (widgets on Linux)"
  /// What fetches a comic's chapters and pages.
  package static let comics = "Almanac/\(version) (comic reader on Linux)"
  /// What fetches feeds and their icons.
  package static let feeds = "Almanac/\(version) (news reader on Linux)"
}
