public import Foundation

/// A handler's result for a parameter, which is never requested. Apple's page: Intents/INIntentResolutionResult.
open class INIntentResolutionResult: NSObject {
  public required override init() { super.init() }
  public class func needsValue() -> Self { self.init() }
  public class func notRequired() -> Self { self.init() }
  public class func unsupported() -> Self { self.init() }
  public class func unsupported(withReason reason: Int) -> Self { self.init() }
  public class func confirmationRequired(withItemToConfirm itemToConfirm: Any?, forReason reason: Int) -> Self {
    self.init()
  }
}

open class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedString: String) -> Self { self.init() }
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
  public class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Bool) -> Self { self.init() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Int) -> Self { self.init() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

open class INDoubleResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Double) -> Self { self.init() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { self.init() }
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { self.init() }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self { self.init() }
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { self.init() }
}

open class INURLResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedURL: URL) -> Self { self.init() }
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { self.init() }
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
}

open class INEnumResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Int) -> Self { self.init() }
  public class func confirmationRequired(with valueToConfirm: Int) -> Self { self.init() }
}

open class INObjectResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedObject: INObject) -> Self { self.init() }
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { self.init() }
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
}
