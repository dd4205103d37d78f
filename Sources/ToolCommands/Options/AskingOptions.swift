import ArgumentParser
import Artwork
import CairoPainting
import Foundation
import Localization
import PictureFetching
import Rendering
import Timelines

/// The options of every command that asks providers, however many pictures it draws.
struct AskingOptions: ParsableArguments {
  @Option(
    help: "The time zone of dates, for instance Europe/Berlin, or system for the machine's; GMT unless given.",
    transform: DrawingOptions.timeZone)
  var timeZone = TimeZone.gmt

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a provider may take to answer, and a picture to be drawn. (default: 30)", valueName: "SECONDS"),
    transform: TimeLimit.inSeconds)
  var timeLimit = TimeLimit.standard

  @OptionGroup var limits: LimitOptions

  @Option(
    help: ArgumentHelp(
      "A setting of the widget, as `list` names it; several values of one with commas. May be repeated.",
      valueName: "NAME=VALUE"))
  var set: [String] = []

  func validate() throws { _ = try settings }

  /// What `--set` was given.
  var settings: SettingTexts { get throws { try SettingTexts(set) } }

  /// The world of a command.
  ///
  /// - Parameter pictures: What fetches pictures; nil to fetch and show none.
  func world(_ environment: ToolEnvironment, now: Date, locale: Locale, pictures: PictureFetcher?) -> World {
    var fonts = FontDirectories.debian
    fonts.resources = Bundle.main.resourceURL.map { [$0.path] } ?? []
    return World(
      now: now, locale: locale, timeZone: timeZone, stringTables: StringTables(main: .main),
      groupContainers: environment.groupContainers, fonts: fonts, timeLimit: timeLimit,
      pictureLimits: limits.limits, pictureCache: ScaledPictureCache(folder: environment.scaledPictures),
      pictures: pictures)
  }
}
