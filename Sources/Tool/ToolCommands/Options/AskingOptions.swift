import ArgumentParser
import ImageFetching
import ImagePipeline
import Foundation
import Localization
import Rendering
import Timelines
import Typesetting

/// The options of every command that asks providers, however many pictures it draws.
struct AskingOptions: ParsableArguments {
  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "The time zone of dates, for example Europe/Berlin (default: the system's; GMT for gallery and snapshot).",
      valueName: "time-zone"),
    transform: Chosen<TimeZone>.argument)
  var chosenTimeZone: Chosen<TimeZone>?

  @OptionGroup(title: "Widget options") var provider: ProviderOptions

  @OptionGroup(title: "Limits on picture files") var limits: LimitOptions

  var timeZone: TimeZone { chosenTimeZone.zone }

  /// What `--set` was given.
  var settings: SettingTexts { get throws { try provider.settings } }

  /// With GMT in place of the system's zone: for pictures that are the same on every machine.
  var reproducible: AskingOptions {
    var options = self
    options.chosenTimeZone = chosenTimeZone ?? .named(.gmt)
    return options
  }

  /// The world of a command.
  ///
  /// - Parameter pictures: What fetches pictures; nil to fetch and show none.
  func world(_ environment: ToolEnvironment, now: Date, locale: Locale, pictures: ResourceFetcher?) -> World {
    var fonts = FontDirectories.debian
    fonts.resources = Bundle.main.resourceURL.map { [$0.path] } ?? []
    var world = World(
      now: now, locale: locale, timeZone: timeZone, stringTables: StringTables(main: .main),
      groupContainers: environment.groupContainers, fonts: fonts, timeLimit: provider.timeLimit,
      pictureLimits: limits.limits, pictureCache: ScaledImageCache(folder: environment.scaledPictures),
      pictures: pictures)
    world.findings = chosenTimeZone.findings
    return world
  }
}
