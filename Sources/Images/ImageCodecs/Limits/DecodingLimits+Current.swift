package import Synchronization

extension DecodingLimits {
  /// The limits for the work of the current task; nil where nobody sets any.
  @TaskLocal package static var bound: DecodingLimits?

  /// The same for work that left its task, such as a completion handler on a queue. Set once, at the top of a tool.
  package static let ofProcess = Mutex<DecodingLimits?>(nil)

  /// The limits that count here: those of the task, else of the process, else the standard ones.
  package static var current: DecodingLimits { bound ?? ofProcess.withLock { $0 } ?? .standard }
}
