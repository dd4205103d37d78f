package import Diagnostics
package import Foundation
package import ImageCodecs
package import ImagePipeline
package import Localization
package import Timelines
package import Typesetting
package import Views

/// Everything outside of the package that a picture may depend on. Created once, at the start; no other code reads a
/// clock, an environment variable or a system setting.
package struct World: Sendable {
  /// The current date.
  package var now: Date
  package var locale: Locale
  package var timeZone: TimeZone
  /// The string tables for localised text, if any.
  package var stringTables: StringTables?
  /// The folder with one subfolder per app group, for `containerURL(forSecurityApplicationGroupIdentifier:)`.
  package var groupContainers: URL
  package var fonts: FontDirectories
  /// The source of named images and colours.
  package var assets: any AssetSource
  /// The time limit of providers, and of images to be fetched.
  package var timeLimit: TimeLimit
  /// The limits of image files.
  package var decodingLimits: DecodingLimits
  /// The cache of scaled images; `nil` to decode them each time, with the same pixels.
  package var imageCache: ScaledImageCache?
  /// The fetcher of remote images; `nil` if fetching is off.
  package var pictures: (any ImageFetcher)?
  /// Problems of the world itself, such as an unknown time zone, which are reported with every picture.
  package var findings: [Diagnostic] = []

  /// Creates a world. The locale and time zone are `en_US` and GMT by default, not the process's.
  package init(
    now: Date, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    stringTables: StringTables? = nil, groupContainers: URL, fonts: FontDirectories = .debian,
    assets: any AssetSource = BundleAssets.ofProgram(), timeLimit: TimeLimit = .standard,
    decodingLimits: DecodingLimits = .standard, imageCache: ScaledImageCache? = nil,
    pictures: (any ImageFetcher)? = nil
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.stringTables = stringTables
    self.groupContainers = groupContainers
    self.fonts = fonts
    self.assets = assets
    self.timeLimit = timeLimit
    self.decodingLimits = decodingLimits
    self.imageCache = imageCache
    self.pictures = pictures
  }

  /// The localization of strings in a picture of `date`.
  package func localization(at date: Date) -> LocalizationContext {
    LocalizationContext(locale: locale, timeZone: timeZone, now: date, tables: stringTables)
  }
}
