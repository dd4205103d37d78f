package import Synchronization

extension PictureFetcher {
  /// What fetches pictures for the work of the current task. The renderer binds it while it asks a provider, so that
  /// providers and views share what is fetched.
  @TaskLocal package static var bound: PictureFetcher?

  /// The same for work that left its task, such as a completion handler on a queue. Set once, at the top of a tool.
  package static let ofProcess = Mutex<PictureFetcher?>(nil)

  /// What fetches pictures here; nil where nothing is fetched.
  package static var current: PictureFetcher? { bound ?? ofProcess.withLock { $0 } }
}
