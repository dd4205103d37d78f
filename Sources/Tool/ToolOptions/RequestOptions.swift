package import Foundation
package import ImageFetching
import ImagePipeline
import Localization
package import Rendering
import SystemSettings
import Timelines
import Typesetting

/// The options of every command that calls providers.
package struct RequestOptions: Sendable {
  var chosenTimeZone: Chosen<TimeZone>?
  var provider = ProviderOptions()
  package var limits = LimitOptions()

  package var timeZone: TimeZone { chosenTimeZone.zone }

  /// The settings of `--set` as they were given.
  package var set: [String] {
    get { provider.set }
    set { provider.set = newValue }
  }

  /// The file with the state of a Live Activity.
  package var contentState: String? {
    get { provider.contentState }
    set { provider.contentState = newValue }
  }

  package var settings: SettingValues { get throws { try provider.settings } }

  /// The same options with GMT instead of the system's time zone, for reproducible pictures.
  package var reproducible: RequestOptions {
    var options = self
    options.chosenTimeZone = chosenTimeZone ?? .named(.gmt)
    return options
  }

  /// The world of a command.
  ///
  /// - Parameter pictures: Fetches images; nil to fetch and show none.
  package func world(_ environment: ToolEnvironment, now: Date, locale: Locale, pictures: ResourceFetcher?) -> World {
    var fonts = FontDirectories.debian
    fonts.resources = Bundle.main.resourceURL.map { [$0.path] } ?? []
    var world = World(
      now: now, stringTables: StringTables(main: .main), groupContainers: environment.groupContainers, fonts: fonts,
      imageCache: ScaledImageCache(folder: environment.scaledImages))
    (world.timeZone, world.findings) = (timeZone, chosenTimeZone.diagnostics)
    apply(to: &world, now: now, locale: locale, pictures: pictures)
    return world
  }
}
