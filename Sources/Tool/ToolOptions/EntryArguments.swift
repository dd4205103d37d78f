package import ArgumentParser

/// Which entry of a widget or a preview is shown.
package struct EntryArguments: ParsableArguments {
  @Option(help: "A preview of the sources instead of a widget, by its name or place; `previews` lists them.")
  package var preview: String?

  @Option(
    help: ArgumentHelp(
      "The position of the entry in the provider's answer, from 0 (default: the current entry).", valueName: "number"))
  package var entry: Int?

  @Option(
    help: ArgumentHelp(
      "Take what is shown at this date, as --at; the provider is asked at --at and at each reload until then.",
      valueName: "date"),
    transform: Moment.init(argument:))
  package var shownAt: Moment?

  package init() {}

  /// The choice of a family with this entry.
  package func choice(of kind: String?, _ family: FamilyArguments) -> PictureChoice {
    var choice = family.choice
    choice.kind = kind
    (choice.preview, choice.entry, choice.shownAt) = (preview, entry, shownAt)
    return choice
  }
}
