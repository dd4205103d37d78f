import LayoutEngine
public import OpenCombine

extension View {
  /// Runs `action` with what `publisher` has to say at once; what it changes is in the picture.
  /// Apple's page: SwiftUI/View/onReceive(_:perform:).
  ///
  /// A picture is not there any more when a publisher says something later: timers and notifications do nothing.
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
