public import ConfigurationIntents
public import Foundation

/// The settings of a widget without App Intents. Apple's page: Intents/INIntent.
///
/// Subclasses come from an intent definition. Their properties are ``IntentParameter``s, so that the command line
/// lists and sets them like those of an `AppIntent`.
open class INIntent: NSObject, _ConfiguringIntent, @unchecked Sendable {
  /// Not used.
  public var identifier: String? { nil }
  /// Not used.
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }

  /// Creates the intent with the default of every parameter.
  public required override init() { super.init() }
}

open class INIntentResponse: NSObject {
  open var userActivity: NSObject?
  public override init() { super.init() }
}

/// An extension that handles intents, which is never called. Apple's page: Intents/INExtension.
open class INExtension: NSObject {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

public protocol INIntentHandlerProviding {
  func handler(for intent: INIntent) -> Any?
}

/// An interaction with an intent. Apple's page: Intents/INInteraction.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Calls back without an error: there is no system to donate to.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Calls back without an error.
  public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
