import ConfigurationIntents
import Foundation
import LayoutEngine
import Localization

extension AppIntent {
  /// What a button does with the intent.
  var onTap: TapIntent {
    TapIntent(name: "\(Self.self)", title: String(localized: Self.title), control: .button) {
      () throws(TapFailure) in try await tapped()
    }
  }

  /// What a toggle does with the intent: it sets the intent's value, if it has one.
  func onChange(from isOn: Bool) -> TapIntent {
    TapIntent(name: "\(Self.self)", title: String(localized: Self.title), control: .toggle(isOn: isOn)) {
      () throws(TapFailure) in
      guard let setting = self as? any SetValueIntent else { return try await tapped() }
      return try await setting.tapped(with: !isOn)
    }
  }

  fileprivate func tapped() async throws(TapFailure) -> TapOutcome {
    let missing = IntentSettings(self).parameters.first {
      !$0.parameter._hasValue && !$0.parameter._form.isOptional
    }
    if let missing {
      throw TapFailure("its parameter '\(missing.name)' has no value, and nobody can be asked; set it in the view")
    }
    do {
      return outcome(of: try await perform())
    } catch {
      throw TapFailure(describing: error)
    }
  }

  private func outcome(of result: some IntentResult) -> TapOutcome {
    let requests = result as? any RequestingResult
    var outcome = TapOutcome()
    outcome.dialog = requests?.dialog.map { String(localized: $0.full) }
    let opening: [any AppIntent] = (opensApp ? [self] : []) + [requests?.openedIntent].compactMap(\.self)
    for intent in opening {
      if let link = intent as? OpenURLIntent {
        outcome.url = link.url
      } else {
        (outcome.opensApp, outcome.openedIntent) = (true, intent.callText)
      }
    }
    return outcome
  }

  /// Whether the app comes to the foreground, or another one for a URL.
  private var opensApp: Bool { Self.supportedModes.opensApp || self is any OpenIntent || self is OpenURLIntent }

  /// The intent with its values, as text: `OpenPlant(target: fern)`.
  private var callText: String {
    let values = IntentSettings(self).parameters.compactMap { named in
      let texts = named.parameter._texts
      return texts.isEmpty ? nil : "\(named.name): \(texts.joined(separator: ","))"
    }
    return values.isEmpty ? "\(Self.self)" : "\(Self.self)(\(values.joined(separator: ", ")))"
  }
}

extension SetValueIntent {
  /// Performs the intent with a new value, if its value is of the type.
  fileprivate func tapped(with value: Bool) async throws(TapFailure) -> TapOutcome {
    var changed = self
    if let value = value as? ValueType { changed.value = value }
    return try await changed.tapped()
  }
}

extension TapFailure {
  /// What an app would show for the error of an intent.
  fileprivate init(describing error: any Error) {
    switch error {
    case AppIntentError.needsValue(let parameter):
      self.init("it needs a value for '\(parameter)', and nobody can be asked; set it in the view")
    case AppIntentError.needsAnswer:
      self.init("it asks a question or for a confirmation, and nobody can answer")
    case AppIntentError.needsToContinueInForeground:
      self.init("it needs to continue in the app, which does not run")
    case let error as any CustomLocalizedStringResourceConvertible:
      self.init(String(localized: error.localizedStringResource))
    case let error as any LocalizedError: self.init(error.errorDescription ?? "\(error)")
    case let error as CocoaError: self.init(error.localizedDescription)
    default: self.init("\(error)")
    }
  }
}
