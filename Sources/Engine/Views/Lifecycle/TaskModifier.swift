import Ambient
import LayoutEngine

extension View {
  /// Runs `action` when the view is there and waits for it before the picture is taken: what it changes is in the
  /// picture. Apple's page: SwiftUI/View/task(priority:_:).
  ///
  /// The tasks of a picture run one after the other; `priority` means nothing here. One that never ends is given up
  /// after a while, with the diagnostic `view.task-timeout`.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    AppearanceView(content: self, role: "task") { $0.run(action) }
  }

  /// Runs `action` when the view is there, and again when `id` has changed, and waits for it before the picture is
  /// taken. Apple's page: SwiftUI/View/task(id:priority:_:).
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
