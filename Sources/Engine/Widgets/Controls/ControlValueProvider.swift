public import ConfigurationIntents

/// Says what a control shows. Apple's page: WidgetKit/ControlValueProvider. Never asked here.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value

  /// A sample.
  var previewValue: Value { get }
  /// What is so now.
  func currentValue() async throws -> Value
}

/// Says what a control with settings shows. Apple's page: WidgetKit/AppIntentControlValueProvider. Never asked here.
public protocol AppIntentControlValueProvider {
  /// What the control shows.
  associatedtype Value
  /// The settings.
  associatedtype Configuration: AppIntent

  /// A sample.
  func previewValue(configuration: Configuration) -> Value
  /// What is so now.
  func currentValue(configuration: Configuration) async throws -> Value
}
