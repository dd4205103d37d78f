import Ambient
import LayoutEngine

extension View {
  /// Runs `action` when the view appears, and waits for it; the picture shows its changes. Apple's page:
  /// SwiftUI/View/task(priority:_:).
  ///
  /// The tasks of a picture run one after the other; `priority` is ignored. A task that takes too long is cancelled,
  /// with the diagnostic `view.task-timeout`.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    AppearanceView(content: self, role: "task") { $0.run(action) }
  }

  /// Runs `action` when the view appears and again when `id` has changed, and waits for it. Apple's page:
  /// SwiftUI/View/task(id:priority:_:).
  public func task<T: Hashable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    AppearanceView(content: self, role: "task", identity: AnyHashable(value)) { $0.run(action) }
  }
}

extension _LoweringContext {
  fileprivate func run(_ action: @escaping () async -> Void) {
    pass.memory.afterLayout { await withAmbientValues({ $0.environment = environment }, operation: action) }
  }
}
