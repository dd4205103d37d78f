import LayoutEngine
public import OpenCombine

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
