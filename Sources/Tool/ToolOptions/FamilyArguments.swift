package import ArgumentParser
package import Timelines

/// How a widget is shown: in a family, or in a presentation of a Live Activity.
package struct FamilyArguments: ParsableArguments {
  @Option(help: "The family: small, medium, large … (default: the widget's first family; medium on iPad).")
  package var family: String?

  @Option(
    help:
      "The presentation of a Live Activity: lockScreen, banner, compact, minimal, expanded, small (default: lockScreen).",
    transform: WidgetFamily.presentation.value)
  package var presentation: WidgetFamily?

  package init() {}

  package func validate() throws { try choice.validateFamily() }

  /// A picture in the family or presentation.
  package var choice: PictureChoice {
    var choice = PictureChoice()
    (choice.family, choice.presentation) = (family, presentation)
    return choice
  }
}
