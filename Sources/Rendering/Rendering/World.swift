package import ImageFetching
package import ImagePipeline
package import Diagnostics
package import Foundation
package import ImageCodecs
package import Localization
package import Timelines
package import Typesetting
package import Views

/// Everything outside of the package that a picture may depend on. Made once, at the top; nothing below reads a clock,
/// an environment variable or a setting of the machine.
package struct World: Sendable {
  /// What counts as now.
  package var now: Date
  /// Language and formats.
  package var locale: Locale
  /// The time zone of dates.
  package var timeZone: TimeZone
  /// The tables that texts are translated with; nil for none.
  package var stringTables: StringTables?
  /// The folder with one folder for each app group: what `containerURL(forSecurityApplicationGroupIdentifier:)` gives.
  package var groupContainers: URL
  /// Where fonts are.
  package var fonts: FontDirectories
  /// Where named images and colours come from.
  package var assets: any AssetSource
  /// How long a provider may take, and how long pictures with an address are waited for.
  package var timeLimit: TimeLimit
  /// What picture files may ask for.
  package var pictureLimits: DecodingLimits
  /// Where pictures are kept at the sizes at which they were drawn; nil to decode them each time. Pixels are the same.
  package var pictureCache: ScaledImageCache?
  /// What fetches pictures with an address; nil where nothing is fetched.
  package var pictures: ResourceFetcher?
  /// What is wrong with the world itself, such as a time zone that could not be told; reported with every picture.
  package var findings: [Diagnostic] = []

  /// Creates a world; locale and time zone are `en_US` and GMT unless given, whatever the process's own are.
  package init(
    now: Date, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    stringTables: StringTables? = nil, groupContainers: URL, fonts: FontDirectories = .debian,
    assets: any AssetSource = BundleAssets.ofProgram(), timeLimit: TimeLimit = .standard,
    pictureLimits: DecodingLimits = .standard, pictureCache: ScaledImageCache? = nil, pictures: ResourceFetcher? = nil
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.stringTables = stringTables
    self.groupContainers = groupContainers
    self.fonts = fonts
    self.assets = assets
    self.timeLimit = timeLimit
    self.pictureLimits = pictureLimits
    self.pictureCache = pictureCache
    self.pictures = pictures
  }

  /// What strings are looked up and written with in a picture whose now is `date`.
  package func localization(at date: Date) -> LocalizationContext {
    LocalizationContext(locale: locale, timeZone: timeZone, now: date, tables: stringTables)
  }
}
