import ArgumentParser
import Foundation
import Graphics
import Rendering
import SystemSettings
import Timelines
import Views

/// The arguments of every command that draws: the command line's form of ``DrawingOption/all``, and others.
package struct DrawingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device whose widget sizes to use, such as iphone-15 or ipad-air; see `list --devices` (default: 430x932).",
      valueName: "device"),
    transform: DeviceModels.choice.value)
  var device = DrawingOptions().device

  @Option(
    name: .customLong("scale"), help: "Pixels per point: 1, 2 or 3 (default: 2).", transform: PixelScale.init(argument:)
  )
  var givenScale: PixelScale?

  @Option(
    help: "The colour scheme: light, dark, or eink for views that know of it (default: light; eink with --palette).",
    transform: DrawingOption.schemes.value)
  var scheme: RenderRequest.Scheme?

  @Option(
    help:
      "The Dynamic Type size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 to 5 (default: large).",
    transform: DrawingOption.typeSizes.value)
  var typeSize = DrawingOptions().typeSize

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "The language and formats, such as ar or ja_JP (default: the system's; en_US for gallery and snapshot).",
      valueName: "locale"),
    transform: Chosen<Locale>.argument)
  var chosenLocale: Chosen<Locale>?

  @OptionGroup(title: "Appearance") var look: AppearanceArguments

  @OptionGroup(title: "Displays with few colours") var panel: PanelArguments

  @OptionGroup(title: "Network") var network: NetworkArguments

  @OptionGroup var asking: RequestArguments

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "The current date: 2026-11-21T08:00:00Z, or in --time-zone 2026-11-21T08:00, 2026-11-21, 8:00 or 'tomorrow 8:00', or +2h from now. Not for run and schedule.",
      valueName: "date"),
    transform: Moment.init(argument:))
  var moment: Moment?

  @Option(
    help:
      "\(OutputFormat.names); html-map is a page with the picture and its links (default: by the file's extension, else png).",
    transform: DrawingOption.formats.value)
  var format: OutputFormat?

  @Flag(help: "Exit with code 2 if there are warnings.")
  var strict = false

  @Flag(help: "Print JSON. Not for run and schedule.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print details to standard error: size, entry, next reload.")
  var verbose = false

  package init() {}

  package func validate() throws {
    if look.contentState != nil, asking.options.provider.contentState != nil {
      throw ValidationError("--state FILE cannot be combined with --content-state FILE.")
    }
  }

  package var options: DrawingOptions {
    var options = DrawingOptions()
    (options.device, options.givenScale, options.scheme, options.typeSize) = (device, givenScale, scheme, typeSize)
    (options.chosenLocale, options.look, options.network) = (chosenLocale, look.options, network.options)
    (options.asking, options.moment, options.format, options.panel) = (asking.options, moment, format, panel.options)
    if let state = look.contentState { options.asking.provider.contentState = state }
    (options.strict, options.json, options.verbose) = (strict, json, verbose)
    return options
  }
}
