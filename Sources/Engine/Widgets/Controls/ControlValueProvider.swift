public import ConfigurationIntents

/// Provides a control's value. Apple's page: WidgetKit/ControlValueProvider. Never called.
public protocol ControlValueProvider {
  associatedtype Value

  /// A sample value.
  var previewValue: Value { get }
  /// The current value.
  func currentValue() async throws -> Value
}

/// Provides the value of a control with settings. Apple's page: WidgetKit/AppIntentControlValueProvider. Never
/// called.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: AppIntent

  /// A sample value.
  func previewValue(configuration: Configuration) -> Value
  /// The current value.
  func currentValue(configuration: Configuration) async throws -> Value
}
