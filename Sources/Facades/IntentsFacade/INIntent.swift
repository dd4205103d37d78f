public import ConfigurationIntents
public import Foundation

/// The settings of a widget, before there was AppIntents. Apple's page: Intents/INIntent.
///
/// Subclasses come from an intent definition; their properties are ``IntentParameter``s, so that the command line lists
/// and sets them like those of an `AppIntent`.
open class INIntent: NSObject, _ConfiguringIntent, @unchecked Sendable {
  /// Names the intent; changes nothing.
  public var identifier: String? { nil }
  /// What people say to run it; changes nothing.
  open var suggestedInvocationPhrase: String?
  /// The intent in words.
  open var intentDescription: String? { nil }

  /// Makes the intent with the default of every parameter.
  public required override init() { super.init() }
}

/// What is answered to an intent. Apple's page: Intents/INIntentResponse.
open class INIntentResponse: NSObject {
  /// What the app is told.
  open var userActivity: NSObject?
  /// Makes a response.
  public override init() { super.init() }
}

/// Handles intents in an extension of its own. Apple's page: Intents/INExtension. Never asked here.
open class INExtension: NSObject {
  /// Makes the extension.
  public override init() { super.init() }
  /// Who handles an intent: the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Says who handles an intent. Apple's page: Intents/INIntentHandlerProviding.
public protocol INIntentHandlerProviding {
  /// Who handles an intent.
  func handler(for intent: INIntent) -> Any?
}

/// Something that was done with an intent. Apple's page: Intents/INInteraction. Told to nobody.
open class INInteraction: NSObject {
  /// The intent.
  public let intent: INIntent
  /// The answer to it.
  public let intentResponse: INIntentResponse?
  /// The interaction's name.
  open var identifier = UUID().uuidString
  /// The name of the group it is in.
  open var groupIdentifier: String?

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Does nothing but answer: there is no system to learn from it.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Does nothing but answer.
  public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
