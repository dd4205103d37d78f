public import FoundationAdditions

/// Apple's page: BackgroundTasks/BGTaskRequest.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  public init(identifier: String) { self.identifier = identifier }
}

/// Apple's page: BackgroundTasks/BGAppRefreshTaskRequest.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// Apple's page: BackgroundTasks/BGProcessingTaskRequest.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

/// Never created. Apple's page: BackgroundTasks/BGTask.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

/// Apple's page: BackgroundTasks/BGAppRefreshTask.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Apple's page: BackgroundTasks/BGProcessingTask.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// CancellableTasks are never run; widgets may not schedule them on Apple's systems either. Apple's page:
/// BackgroundTasks/BGTaskScheduler.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let first = BGTaskScheduler()
  open class var shared: BGTaskScheduler { first }

  /// Apple's page: BackgroundTasks/BGTaskScheduler/Error.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// Apple's page: BackgroundTasks/BGTaskScheduler/Error/Code.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests
      case notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
  }

  /// Always false: the handler is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    UnavailableService("BackgroundTasks", answer: "background tasks are not scheduled").report()
    throw Error(.unavailable)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
}
