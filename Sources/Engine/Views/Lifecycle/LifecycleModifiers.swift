import Ambient
public import Foundation
import LayoutEngine
public import OpenCombine

extension View {
  /// Runs `action` when the view appears; the picture shows its changes. Apple's page:
  /// SwiftUI/View/onAppear(perform:).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, role: "onAppear") { context in
      guard let action else { return }
      context.pass.memory.afterLayout("onAppear", at: context.path) { context.evaluating(action) }
    }
  }

  /// Does nothing: the views of a picture do not disappear. Apple's page: SwiftUI/View/onDisappear(perform:).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

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

extension View {
  /// Runs `action` with the values that `publisher` sends at once; the picture shows its changes. Apple's page:
  /// SwiftUI/View/onReceive(_:perform:).
  ///
  /// Later values come after the picture is drawn: timers and notifications do nothing.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    AppearanceView(content: self, role: "onReceive") { context in
      context.pass.memory.afterLayout("onReceive", at: context.path) {
        let subscription = publisher.sink { value in context.evaluating { action(value) } }
        subscription.cancel()
      }
    }
  }
}

extension View {
  /// Does nothing: a widget's links open the app. Apple's page: SwiftUI/View/onOpenURL(perform:).
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does nothing: a picture has no text fields. Apple's page: SwiftUI/View/onSubmit(of:_:).
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Does nothing: a picture has no pointer. Apple's page: SwiftUI/View/onHover(perform:).
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}

/// A view that runs an action once, when it is first placed in the picture.
///
/// A view that is not placed, such as one that `ViewThatFits` rejected, does not appear.
struct AppearanceView<Content> {
  let content: Content
  let role: String
  /// The view appears again when this changes.
  var identity: AnyHashable?
  let action: (_LoweringContext) -> Void
}

extension AppearanceView: View, PrimitiveView where Content: View {
  typealias Body = Never

  /// Whether the view has appeared, and with which identity.
  private final class Appearance {
    var identity: AnyHashable?
    var isPresent = false
  }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: role)
    let nodes = content._lower(in: inside)
    let appearance = context.pass.memory.cell(at: .init(path: inside.path, offset: 0)) { Appearance() }
    nodes.first?.onPlaced { _ in
      guard !appearance.isPresent || appearance.identity != identity else { return }
      (appearance.isPresent, appearance.identity) = (true, identity)
      action(inside)
    }
    return nodes
  }
}
