import Ambient
package import ConfigurationIntents
import Diagnostics
import Graphics
package import Timelines
import Views

/// The functions of a provider with settings.
struct IntentProviderFunctions<Intent: _ConfiguringIntent, Entry: TimelineEntry> {
  let placeholder: (TimelineProviderContext) -> Entry
  let snapshot: (Intent, TimelineProviderContext) async -> Entry
  let timeline: (Intent, TimelineProviderContext) async -> Timeline<Entry>
  let recommendations: () -> [(Intent, String)]
}

/// The settings of a widget, with the type of the intent erased.
///
/// Its functions call the provider; see ``WidgetSource``.
package struct WidgetSettings: @unchecked Sendable {
  /// Settings that the provider recommends.
  package struct Recommendation {
    package let description: String
    package let settings: IntentSettings
  }

  /// The time limit of a provider or query for the value of a parameter.
  package static let timeLimit = TimeLimit(.seconds(10))

  /// Says what is wrong with values that are given together.
  package var check: (IntentSettings) throws -> Void = { _ in }
  /// Creates settings with the source's default for every parameter that has one.
  package let make: () -> IntentSettings
  /// The name of the intent's type, without its module.
  package var intentName: String { "\(type(of: make().subject))" }
  package let recommendations: () -> [Recommendation]
  /// The source with the settings of `make` and the defaults of queries.
  package let defaultSource: WidgetSource
  /// The source with given settings. The names are those of the parameters that the user set.
  package let source: (IntentSettings, Set<String>) -> WidgetSource

  init<Intent: _ConfiguringIntent, Entry: TimelineEntry>(
    _ questions: IntentProviderFunctions<Intent, Entry>, content: @escaping (Entry) -> some View
  ) {
    make = { IntentSettings(Intent()) }
    recommendations = {
      questions.recommendations().map { Recommendation(description: $1, settings: IntentSettings($0)) }
    }
    defaultSource = questions.source(content: content, placeholder: questions.placeholder) {
      let settings = IntentSettings(Intent())
      await settings.fillDefaults(within: Self.timeLimit)
      return RequestedSettings(settings: settings, names: [])
    }
    source = { settings, names in
      let asked = RequestedSettings(settings: settings, names: names)
      // An intent that the provider creates for its placeholder takes these settings for parameters without a
      // default.
      let placeholder = { context in
        withAmbientValues({ $0.intentDefaults = settings.defaults }) { questions.placeholder(context) }
      }
      return questions.source(content: content, placeholder: placeholder) { asked }
    }
  }
}

/// The settings that a provider is called with.
struct RequestedSettings {
  let settings: IntentSettings
  let names: Set<String>

  /// Reports settings without effect in a family: those that the summary hides, and surplus values.
  func report(in family: WidgetFamily) {
    let family = IntentWidgetFamily(rawValue: family.description)
    for named in settings.parameters where names.contains(named.name) {
      if !settings.isShown(named, in: family) {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "intent.hidden-parameter",
            message: "the other settings hide this setting from the user; it is used anyway",
            subject: named.name))
      }
      do {
        try named.checkCount(in: family)
      } catch {
        DiagnosticLog.current.report(
          Diagnostic(id: "intent.value-count", message: error.sentence, subject: named.name))
      }
    }
  }
}

extension SettingError {
  /// The description as the message of a diagnostic, without its full stop.
  fileprivate var sentence: String { description.hasSuffix(".") ? String(description.dropLast()) : description }
}

extension IntentProviderFunctions {
  /// The provider with the settings filled in.
  fileprivate func source(
    content: @escaping (Entry) -> some View, placeholder: @escaping (TimelineProviderContext) -> Entry,
    _ settings: @escaping () async -> RequestedSettings
  ) -> WidgetSource {
    WidgetSource(
      placeholder: placeholder,
      snapshot: { context in await asking(settings, in: context) { await snapshot($0, context) } },
      timeline: { context in await asking(settings, in: context) { await timeline($0, context) } },
      content: content)
  }

  private func asking<Answer>(
    _ settings: () async -> RequestedSettings, in context: TimelineProviderContext,
    _ question: (Intent) async -> Answer
  ) async -> Answer {
    let asked = await settings()
    asked.report(in: context.family)
    return await withAmbientValues({ $0.intentDefaults = asked.settings.defaults }) {
      await question(asked.settings.subject as? Intent ?? Intent())
    }
  }
}
