public import SwiftUI

extension View {
  /// Does nothing: there are no sessions. Apple's page: SwiftUI/View/translationTask(_:action:).
  public func translationTask(
    _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }

  /// Does nothing: there are no sessions. Apple's page: SwiftUI/View/translationTask(source:target:action:).
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }

  /// Does nothing: a picture has no sheets. Apple's page: SwiftUI/View/translationPresentation(isPresented:text:).
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }
}
