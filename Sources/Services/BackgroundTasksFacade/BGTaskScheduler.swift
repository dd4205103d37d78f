// Importing BackgroundTasks includes these.
@_exported public import FoundationAdditions

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  public init(identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

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

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// CancellableTasks are never run; widgets may not schedule them on Apple's systems either. Apple's page:
/// BackgroundTasks/BGTaskScheduler.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let first = BGTaskScheduler()
  open class var shared: BGTaskScheduler { first }

  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
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
