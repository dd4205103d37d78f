public import FoundationAdditions

/// Work that the system does later. Apple's page: BackgroundTasks/BGTaskRequest.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Not before.
  open var earliestBeginDate: Date?
  /// Creates a request.
  public init(identifier: String) { self.identifier = identifier }
}

/// A short refresh. Apple's page: BackgroundTasks/BGAppRefreshTaskRequest.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// Longer work. Apple's page: BackgroundTasks/BGProcessingTaskRequest.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Kept for its spelling.
  open var requiresNetworkConnectivity = false
  /// Kept for its spelling.
  open var requiresExternalPower = false
}

/// Work that the system has begun; it begins none here. Apple's page: BackgroundTasks/BGTask.
open class BGTask: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Is never called.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Nothing to end.
  open func setTaskCompleted(success: Bool) {}
}

/// A short refresh. Apple's page: BackgroundTasks/BGAppRefreshTask.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work. Apple's page: BackgroundTasks/BGProcessingTask.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Begins work later: never here, and widgets may not ask for it on Apple's systems either.
/// Apple's page: BackgroundTasks/BGTaskScheduler.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let first = BGTaskScheduler()
  /// The system's.
  open class var shared: BGTaskScheduler { first }

  /// What went wrong. Apple's page: BackgroundTasks/BGTaskScheduler/Error.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// What went wrong. Apple's page: BackgroundTasks/BGTaskScheduler/Error/Code.
    public enum Code: Int, Sendable {
      /// There is nobody to do it.
      case unavailable = 1
      /// There is too much already.
      case tooManyPendingTaskRequests
      /// The program may not.
      case notPermitted
    }
    /// What went wrong.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
  }

  /// False: it is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }

  /// Throws that there is nobody to do it.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    UnavailableService("BackgroundTasks", answer: "nothing is done later").report()
    throw Error(.unavailable)
  }

  /// Nothing to cancel.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Nothing to cancel.
  open func cancelAllTaskRequests() {}
}
