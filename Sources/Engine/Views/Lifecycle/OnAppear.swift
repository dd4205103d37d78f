import LayoutEngine

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
