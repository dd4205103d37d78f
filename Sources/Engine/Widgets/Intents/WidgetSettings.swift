import Ambient
package import ConfigurationIntents
import Diagnostics
import Graphics
package import Timelines
import Views

/// What a provider with settings can be asked.
struct IntentQuestions<Intent: _ConfiguringIntent, Entry: TimelineEntry> {
  let placeholder: (TimelineProviderContext) -> Entry
  let snapshot: (Intent, TimelineProviderContext) async -> Entry
  let timeline: (Intent, TimelineProviderContext) async -> Timeline<Entry>
  let recommendations: () -> [(Intent, String)]
}

/// The settings of a widget, the type of its intent forgotten.
package struct WidgetSettings {
  /// Settings that the provider recommends.
  package struct Recommendation {
    package let description: String
    package let settings: IntentSettings
  }

  /// How long a provider or query may take to say what a parameter should be.
  package static let timeLimit = TimeLimit(.seconds(10))

  /// New settings, with the default of every parameter that has one in the source.
  package let make: () -> IntentSettings
  /// The name of the intent's type, without its module.
  package var intentName: String { "\(type(of: make().subject))" }
  package let recommendations: () -> [Recommendation]
  /// The source that asks with the settings that `make` would give, and queries' defaults.
  package let defaultSource: WidgetSource
  /// The source that asks with given settings. The names are those of parameters that were set by a person.
  package let source: (IntentSettings, Set<String>) -> WidgetSource

  init<Intent: _ConfiguringIntent, Entry: TimelineEntry>(
    _ questions: IntentQuestions<Intent, Entry>, content: @escaping (Entry) -> some View
  ) {
    make = { IntentSettings(Intent()) }
    recommendations = {
      questions.recommendations().map { Recommendation(description: $1, settings: IntentSettings($0)) }
    }
    let source = { (settings: @escaping () async -> AskedSettings) in
      WidgetSource(questions.entries(settings), content: content)
    }
    defaultSource = source {
      let settings = IntentSettings(Intent())
      await settings.fillDefaults(within: Self.timeLimit)
      return AskedSettings(settings: settings, names: [])
    }
    self.source = { settings, names in
      let asked = AskedSettings(settings: settings, names: names)
      var answers = questions.entries { asked }
      // Made by the provider itself, the intent of a placeholder takes what has no default from these settings.
      let placeholder = answers.placeholder
      answers.placeholder = { context in
        withAmbientValues({ $0.intentDefaults = settings.defaults }) { placeholder(context) }
      }
      return WidgetSource(answers, content: content)
    }
  }
}

/// Settings with which a provider is asked.
struct AskedSettings {
  let settings: IntentSettings
  /// What a person set.
  let names: Set<String>

  /// Reports what a person set in vain in a family: what the summary hides, what there is too much of.
  func report(in family: WidgetFamily) {
    let family = IntentWidgetFamily(rawValue: family.description)
    for named in settings.parameters where names.contains(named.name) {
      if !settings.isShown(named, in: family) {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "intent.hidden-parameter",
            message: "the setting is not shown to people as the others are set; it is used all the same",
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
  /// The description as the message of a diagnostic: without the full stop at the end.
  fileprivate var sentence: String { description.hasSuffix(".") ? String(description.dropLast()) : description }
}

extension IntentQuestions {
  /// The questions with the settings filled in.
  func entries(_ settings: @escaping () async -> AskedSettings) -> EntrySource<Entry> {
    EntrySource(
      placeholder: placeholder,
      snapshot: { context in
        let asked = await settings()
        asked.report(in: context.family)
        return await withAmbientValues({ $0.intentDefaults = asked.settings.defaults }) {
          await snapshot(intent(asked), context)
        }
      },
      timeline: { context in
        let asked = await settings()
        asked.report(in: context.family)
        return await withAmbientValues({ $0.intentDefaults = asked.settings.defaults }) {
          await timeline(intent(asked), context)
        }
      })
  }

  private func intent(_ asked: AskedSettings) -> Intent { asked.settings.subject as? Intent ?? Intent() }
}
