extension AppIntent {
  /// Asks the user to confirm. Apple's page: AppIntents/AppIntent/requestConfirmation().
  ///
  /// - Throws: ``AppIntentError/needsAnswer``, always: nobody can answer.
  public func requestConfirmation() async throws { throw AppIntentError.needsAnswer }

  /// - Throws: ``AppIntentError/needsAnswer``, always.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
  ) async throws {
    throw AppIntentError.needsAnswer
  }

  /// - Throws: ``AppIntentError/needsAnswer``, always.
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.needsAnswer
  }
}

/// The name of the button that confirms. Apple's page: AppIntents/ConfirmationActionName.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  public static let add = ConfirmationActionName(name: "add")
  public static let buy = ConfirmationActionName(name: "buy")
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let create = ConfirmationActionName(name: "create")
  public static let `do` = ConfirmationActionName(name: "do")
  public static let go = ConfirmationActionName(name: "go")
  public static let log = ConfirmationActionName(name: "log")
  public static let open = ConfirmationActionName(name: "open")
  public static let order = ConfirmationActionName(name: "order")
  public static let pay = ConfirmationActionName(name: "pay")
  public static let play = ConfirmationActionName(name: "play")
  public static let post = ConfirmationActionName(name: "post")
  public static let request = ConfirmationActionName(name: "request")
  public static let run = ConfirmationActionName(name: "run")
  public static let send = ConfirmationActionName(name: "send")
  public static let set = ConfirmationActionName(name: "set")
  public static let share = ConfirmationActionName(name: "share")
  public static let start = ConfirmationActionName(name: "start")
  public static let toggle = ConfirmationActionName(name: "toggle")
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  public static let view = ConfirmationActionName(name: "view")
}
