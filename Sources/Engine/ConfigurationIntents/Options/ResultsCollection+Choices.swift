import Localization

extension ResultsCollection {
  /// The choices with their display names, in the task's language.
  func choices(written write: @Sendable (any Sendable) -> String?) -> [ParameterChoice] {
    _sections.flatMap { section in
      section.items.compactMap { item in
        let display = (item.value as? any InstanceDisplayRepresentable)?.displayRepresentation
        let title = item.title ?? display?.title ?? (item.value as? any AppEnum)?.localizedStringResource
        let subtitle = item.subtitle ?? display?.subtitle
        return write(item.value).map { value in
          ParameterChoice(
            value: value, title: title.map { String(localized: $0) }, subtitle: subtitle.map { String(localized: $0) },
            section: section.title.map { String(localized: $0) })
        }
      }
    }
  }

  /// The values of all items.
  var values: [Result] { _sections.flatMap(\.items).map(\.value) }
}
