public import ConfigurationIntents
import Diagnostics
import Foundation
import Timelines
import Views

/// A control without settings. Apple's page: SwiftUI/StaticControlConfiguration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: WidgetKind?

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    let values = ControlValues<Void>(preview: {}, current: {})
    _control = WidgetKind(control: kind, source: values.source { PresentedControl(value: $0, content: content) })
  }

  /// Creates a configuration of a control that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    let values = ControlValues(preview: { provider.previewValue }, current: { try await provider.currentValue() })
    _control = WidgetKind(control: kind, source: values.source { PresentedControl(value: $0, content: content) })
  }
}

/// A control with settings. Apple's page: SwiftUI/AppIntentControlConfiguration.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: WidgetKind?

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.init(kind, content: content) { settings in ControlValues(preview: { settings }, current: { settings }) }
  }

  /// Creates a configuration of a control that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.init(kind, content: content) { settings in
      ControlValues(
        preview: { provider.previewValue(configuration: settings) },
        current: { try await provider.currentValue(configuration: settings) })
    }
  }

  private init<Value>(
    _ kind: String, content: @escaping (Value) -> Content, values: @escaping (Configuration) -> ControlValues<Value>
  ) {
    let questions = IntentProviderFunctions<Configuration, ControlEntry<Value>>(
      placeholder: { values(Configuration()).placeholder(in: $0) },
      snapshot: { await values($0).entry(in: $1) },
      timeline: { Timeline(entries: [await values($0).entry(in: $1)], policy: .never) },
      recommendations: { [] })
    let settings = WidgetSettings(questions) { PresentedControl(value: $0.value, content: content) }
    var control = WidgetKind(control: kind, source: settings.defaultSource)
    control.settings = settings
    _control = control
  }
}

extension WidgetKind {
  fileprivate init(control kind: String, source: WidgetSource) {
    self.init(kind: kind, source: source)
    families = WidgetFamily.controls
  }

  package var isControl: Bool { families.contains(where: \.isControl) }
}

/// Provides a control's value. Apple's page: WidgetKit/ControlValueProvider.
public protocol ControlValueProvider {
  associatedtype Value

  /// A sample value, for a gallery and as a placeholder.
  var previewValue: Value { get }
  /// The current value.
  func currentValue() async throws -> Value
}

/// Provides the value of a control with settings. Apple's page: WidgetKit/AppIntentControlValueProvider.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// A sample value, for a gallery and as a placeholder.
  func previewValue(configuration: Configuration) -> Value
  /// The current value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control's value, as the entry of a timeline.
struct ControlEntry<Value>: TimelineEntry {
  let date: Date
  let value: Value
}

/// The answers of a control's provider.
struct ControlValues<Value> {
  let preview: () -> Value
  let current: () async throws -> Value

  func source(content: @escaping (Value) -> some View) -> WidgetSource {
    WidgetSource(
      placeholder: placeholder, snapshot: entry,
      timeline: { Timeline(entries: [await entry(in: $0)], policy: .never) }, content: { content($0.value) })
  }

  func placeholder(in context: TimelineProviderContext) -> ControlEntry<Value> {
    ControlEntry(date: context.date, value: preview())
  }

  func entry(in context: TimelineProviderContext) async -> ControlEntry<Value> {
    if context.isPreview { return placeholder(in: context) }
    do {
      return ControlEntry(date: context.date, value: try await current())
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "control.no-value", message: "the control's provider failed, and its preview value is drawn: \(error)"))
      return placeholder(in: context)
    }
  }
}
