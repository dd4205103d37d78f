public import Foundation

/// What a handler says of a parameter. Apple's page: Intents/INIntentResolutionResult. Never asked for.
open class INIntentResolutionResult: NSObject {
  /// Makes an answer.
  public required override init() { super.init() }
  /// More is needed.
  public class func needsValue() -> Self { self.init() }
  /// Nothing is needed.
  public class func notRequired() -> Self { self.init() }
  /// It cannot be.
  public class func unsupported() -> Self { self.init() }
  /// It cannot be, for a reason that the app knows by number.
  public class func unsupported(withReason reason: Int) -> Self { self.init() }
  /// It is to be confirmed, as the app knows by number.
  public class func confirmationRequired(withItemToConfirm itemToConfirm: Any?, forReason reason: Int) -> Self {
    self.init()
  }
}

/// What a handler says of a text. Apple's page: Intents/INStringResolutionResult.
open class INStringResolutionResult: INIntentResolutionResult {
  /// That text.
  public class func success(with resolvedString: String) -> Self { self.init() }
  /// One of those.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
}

/// What a handler says of a truth value. Apple's page: Intents/INBooleanResolutionResult.
open class INBooleanResolutionResult: INIntentResolutionResult {
  /// That value.
  public class func success(with resolvedValue: Bool) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

/// What a handler says of a whole number. Apple's page: Intents/INIntegerResolutionResult.
open class INIntegerResolutionResult: INIntentResolutionResult {
  /// That number.
  public class func success(with resolvedValue: Int) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

/// What a handler says of a number. Apple's page: Intents/INDoubleResolutionResult.
open class INDoubleResolutionResult: INIntentResolutionResult {
  /// That number.
  public class func success(with resolvedValue: Double) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

/// What a handler says of a span of time. Apple's page: Intents/INTimeIntervalResolutionResult.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  /// That span.
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { self.init() }
}

/// What a handler says of a date in parts. Apple's page: Intents/INDateComponentsResolutionResult.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
  /// That date.
  public class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  /// One of those.
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { self.init() }
}

/// What a handler says of an address. Apple's page: Intents/INURLResolutionResult.
open class INURLResolutionResult: INIntentResolutionResult {
  /// That address.
  public class func success(with resolvedURL: URL) -> Self { self.init() }
  /// One of those.
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
}

/// What a handler says of one of a list. Apple's page: Intents/INEnumResolutionResult.
open class INEnumResolutionResult: INIntentResolutionResult {
  /// That one, by number.
  public class func success(with resolvedValue: Int) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with valueToConfirm: Int) -> Self { self.init() }
}

/// What a handler says of a thing. Apple's page: Intents/INObjectResolutionResult.
open class INObjectResolutionResult: INIntentResolutionResult {
  /// That thing.
  public class func success(with resolvedObject: INObject) -> Self { self.init() }
  /// One of those.
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { self.init() }
  /// That, if it is meant.
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
}
